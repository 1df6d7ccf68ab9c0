import type { Operator } from '#contract/site/operator.ts'
import type { Context } from '#server/context.ts'

/** Returns who runs the marketplace, as everybody may read it. */
export const operatorOf = ({ contactEmail, business }: Context['config']): Operator => ({ email: contactEmail, business })

/** Whether a reader of an email learns how to reach whoever has it sent, as the Spam Act 2003 wants of a newsletter. */
export const saysHowToReach = ({ email, business }: Operator): boolean => email !== null || business !== null
