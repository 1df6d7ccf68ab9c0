/** Of the five stars of a rating: as many full as its whole part, the next one half from a fraction of .5 on. */
export function starFill(rating: number): { full: number; half: 0 | 1 } {
  const full = Math.floor(rating)
  return { full, half: rating - full >= 0.5 ? 1 : 0 }
}
