import { dayInWords } from '#shared/time/day-texts.ts'
import { Paragraph } from './details.tsx'

type LeftOutProps = {
  /** The day on which it was typed. */
  sentOn: string | undefined
  /** Where it can be read, if anywhere. */
  where?: string
}

/** Says that an email to an address which nobody has confirmed leaves out what was typed. */
export const LeftOut = ({ sentOn, where }: LeftOutProps) => (
  <Paragraph>
    What was written{sentOn && ` on ${dayInWords(sentOn)}`} is not in this email, because nobody has confirmed this address yet.
    {where && ` You can read it ${where}.`}
  </Paragraph>
)
