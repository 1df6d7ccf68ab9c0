import { textGroup } from './text-group.ts'

/** The texts at the top and at the end of every email. */
export const emailTexts = textGroup('emails', 'frame', {
  greeting: 'Hello,',
  signOff: 'The team of {brand}',
})
