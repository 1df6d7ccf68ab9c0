const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney', year: 'numeric', month: '2-digit', day: '2-digit' })

/** Returns the calendar day in Sydney, "2026-11-21". This is what "per day" means in the contract. */
export const sydneyDay = (time: Date): string => day.format(time)
