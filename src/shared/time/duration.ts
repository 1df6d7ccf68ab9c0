/** Returns a rounded duration: "25 minutes", "3 hours", "2 days". */
export function duration(minutes: number): string {
  if (minutes < 90) return counted(Math.max(1, Math.round(minutes)), 'minute')
  const hours = minutes / 60
  return hours < 48 ? counted(Math.round(hours), 'hour') : counted(Math.round(hours / 24), 'day')
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
