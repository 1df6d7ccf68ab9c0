const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Returns the first day of a step of a chart: "2 Sep". */
export const stepName = ({ from }: { from: string }): string => DAY.format(new Date(from))
