/**
 * Returns the animation of an item that comes to rest after a move, from the design tokens: no duration with reduced motion. In a browser
 * only.
 */
export function settling(): { duration: number; easing: string } {
  const tokens = getComputedStyle(document.documentElement)
  const time = tokens.getPropertyValue('--dur-pop')
  return { duration: parseFloat(time) * (time.endsWith('ms') ? 1 : 1000), easing: tokens.getPropertyValue('--ease-standard') }
}
