const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone })
const clockIn = (timeZone: string) => new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZone })

/** "Mon 14 Oct" where the clocks of a supplier are at that instant. */
export const dayInZone = (time: string, timeZone: string): string => dayIn(timeZone).format(new Date(time)).replace(',', '')

/** "Mon 14 Oct, 5:42 am" on the clocks of a supplier. */
export const timeInZone = (time: string, timeZone: string): string =>
  `${dayInZone(time, timeZone)}, ${clockIn(timeZone).format(new Date(time))}`
