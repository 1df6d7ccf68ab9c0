/** A line is dear where its price has risen by more than so many percent within so many days. */
export const STEEP_RISE = { percent: 5, days: 90 }
