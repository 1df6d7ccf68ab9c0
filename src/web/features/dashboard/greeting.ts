/** How a business is met at this hour of its own clock. */
export const greeting = (hour: number, businessName: string): string => `Good ${partOfDay(hour)}, ${businessName}`

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')
