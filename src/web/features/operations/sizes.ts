const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** "12.4 MB". */
export function sizeInWords(bytes: number): string {
  const at = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = bytes / 1000 ** at
  return `${value.toLocaleString('en-AU', { maximumFractionDigits: value < 100 && at > 0 ? 1 : 0 })} ${UNITS[at]}`
}
