/** The most characters of a unit or measure, in lists, requests, answers and comparisons alike: what stands on a list can be asked for and answered. */
export const MAX_UNIT = 40
