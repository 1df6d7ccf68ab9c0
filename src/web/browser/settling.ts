/** How what was moved comes to rest, as the tokens have it: with reduced motion at once. Known to a browser only. */
export function settling(): { duration: number; easing: string } {
  const tokens = getComputedStyle(document.documentElement)
  const time = tokens.getPropertyValue('--dur-pop')
  return { duration: parseFloat(time) * (time.endsWith('ms') ? 1 : 1000), easing: tokens.getPropertyValue('--ease-standard') }
}
