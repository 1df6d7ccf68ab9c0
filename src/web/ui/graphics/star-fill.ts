/** Returns how many of the five stars of a rating are full and half: the whole part is full, a fraction from .5 on is a half. */
export function starFill(rating: number): { full: number; half: 0 | 1 } {
  const full = Math.floor(rating)
  return { full, half: rating - full >= 0.5 ? 1 : 0 }
}
