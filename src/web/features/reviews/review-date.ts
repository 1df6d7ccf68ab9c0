/** Whatever the machine is set to, a review was written on its Australian day. */
const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'Australia/Sydney' })

/** "Jan 05, 2024", the same on the server and in every browser. */
export const reviewDate = (createdAt: string) => format.format(new Date(createdAt))
