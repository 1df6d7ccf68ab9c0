const DAY = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'Australia/Sydney' })
const CLOCK = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZone: 'Australia/Sydney' })

/** "Mon 14 Oct, 5:42 am", in Sydney. */
export function when(time: string): string {
  const date = new Date(time)
  return `${DAY.format(date).replace(',', '')}, ${CLOCK.format(date)}`
}
