/** A fixed time zone, so that a review has its Australian date on every machine. */
const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'Australia/Sydney' })

/** Formats the date of a review: "Jan 05, 2024", the same on the server and in every browser. */
export const reviewDate = (createdAt: string) => format.format(new Date(createdAt))
