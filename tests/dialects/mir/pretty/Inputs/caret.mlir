mir.func @f(%v: ui8) {
  %0 = mir.compare l %v, %v : ui8
  mir.return
}
