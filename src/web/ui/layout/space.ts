/** A step of the space scale, in multiples of 4 px. */
export type Space = 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16 | 22

export const spaceToken = (space: Space) => `var(--space-${space})`
