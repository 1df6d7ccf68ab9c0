import { textGroup } from './text-group.ts'

/** At the top and at the end of every email. */
export const emailTexts = textGroup('emails', 'frame', {
  greeting: 'Hello,',
  signOff: 'The team of {brand}',
})
