import type { ConnectProblem } from '#shared/social/social-connecting.ts'

const WORDS: Record<ConnectProblem, string> = {
  denied: 'You did not agree at the platform, so nothing has changed. You can try again whenever you like.',
  expired: 'Coming back took too long, or happened in another browser. Please connect once more.',
  failed: 'The platform did not let us in, or your listing has no room for more accounts. Please try again in a few minutes.',
  none: 'The platform offered no account that can be posted to. Facebook needs a page, Instagram a business account.',
}
const isKnown = (code: string): code is ConnectProblem => Object.hasOwn(WORDS, code)

/** Says why no account was connected, by the code with which a platform's visitor returns. */
export const problemWords = (code: string): string => WORDS[isKnown(code) ? code : 'failed']
