/** How often a line is bought. */
export const EVERY = ['week', 'fortnight', 'month', 'once'] as const
export type Every = (typeof EVERY)[number]
/** The error message for anything else. */
export const NOT_EVERY = 'Please choose week, fortnight, month or once.'
