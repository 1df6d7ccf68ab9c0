const DAY = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'Australia/Sydney' })
const CLOCK = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZone: 'Australia/Sydney' })

/** "Mon 14 Oct", in Sydney. */
export const sydneyDate = (time: string): string => DAY.format(new Date(time)).replace(',', '')

/** "Mon 14 Oct, 5:42 am", in Sydney. */
export const when = (time: string): string => `${sydneyDate(time)}, ${CLOCK.format(new Date(time))}`
