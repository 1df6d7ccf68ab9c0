/** Returns the greeting for an hour of the business's local time. */
export const greeting = (hour: number, businessName: string): string => `Good ${partOfDay(hour)}, ${businessName}`

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')
