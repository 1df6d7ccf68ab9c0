const WORDS: Record<string, string> = {
  denied: 'You did not agree at the platform, so nothing has changed. You can try again whenever you like.',
  expired: 'Coming back took too long, or happened in another browser. Please connect once more.',
  none: 'The platform offered no account that can be posted to. Facebook needs a page, Instagram a business account.',
  unavailable: 'The platform did not answer. Please try again in a few minutes.',
  full: 'Your listing has as many accounts as it may have. Please disconnect one first.',
}

/** Says why no account was connected, by the code with which a platform's visitor returns. */
export const problemWords = (code: string): string => WORDS[code] ?? 'The platform did not let us in. Please try again in a few minutes.'
