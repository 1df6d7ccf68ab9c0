import type { PlatformReply } from './platform-http.ts'
import { PostRefused } from './publisher.ts'

// What suppliers are told. The platforms' own words stay out: some of them repeat the token that they are about.

export const accessRefused = (name: string) =>
  new PostRefused(`${name} does not let us post for this account any more. Please connect it again.`, 'access')
export const busyRefused = (name: string, retryAfterSeconds: number | null = null) =>
  new PostRefused(`${name} takes no more posts for now. Please try again later.`, 'busy', retryAfterSeconds)
export const tooManyToday = (name: string) =>
  new PostRefused(`${name} takes only so many posts a day, and this account has reached that number. Please try again tomorrow.`, 'busy')
export const repeated = (name: string) =>
  new PostRefused(`${name} does not take the same post twice. Please change the text a little, then publish it again.`)
export const pictureRefused = (name: string) => new PostRefused(`${name} did not take the picture. Please choose another one.`)
/** `code` helps whoever runs the marketplace to look it up. */
export const postRefused = (name: string, code: string | number) =>
  new PostRefused(`${name} did not take this post. Please check its text and picture, then publish it again. (${name}'s code: ${code})`)
/** Something only whoever runs the marketplace can put right. */
export const siteRefused = (name: string, what: string) =>
  new PostRefused(`${name} does not take posts from this marketplace: ${what}. Please tell us, so that we can put it right.`)

const MAX_SECONDS = 86_400

/** Returns the seconds that a reply asks to wait: by Retry-After, or by X's time at which its window ends. */
export function retryAfterOf({ headers }: Pick<PlatformReply, 'headers'>, now: Date): number | null {
  const [after, reset] = [headers.get('retry-after'), headers.get('x-rate-limit-reset')]
  const until = after === null ? Number.NaN : Date.parse(after)
  const seconds = [
    ...(after === null ? [] : [Number(after), (until - now.getTime()) / 1000]),
    ...(reset === null ? [] : [Number(reset) - now.getTime() / 1000]),
  ].find((each) => Number.isFinite(each))
  return seconds === undefined ? null : Math.min(MAX_SECONDS, Math.max(1, Math.ceil(seconds)))
}
