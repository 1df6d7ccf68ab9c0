import { BRAND } from '#contract/options.ts'
import { keysOf } from '#shared/objects.ts'

/** The states of a quote request. Together with `STEPS` they are the state machine that server, pages and emails share. */
export const QUOTE_STATES = ['new', 'viewed', 'replied', 'quoted', 'revised', 'won', 'declined', 'passed', 'withdrawn', 'expired'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

/** The two sides of a request. The owner of the marketplace can read it but cannot take a step. */
export const PARTIES = ['buyer', 'supplier'] as const
export type Party = (typeof PARTIES)[number]
export const otherParty = (party: Party): Party => (party === 'buyer' ? 'supplier' : 'buyer')

type Step = {
  /** Who can take the step; `system` is the scheduled job. */
  by: readonly (Party | 'system')[]
  /** Maps each state in which the step is allowed to the next state. */
  leads: Partial<Record<QuoteState, QuoteState>>
  /** Who receives an email; `other` is the side that did not take the step. */
  notifies: 'nobody' | 'other' | 'both'
  /** How long after the last change of state the step can be taken. */
  withinSeconds?: number
  /** How long the emails about the step wait, because it can be undone. */
  emailsAfterSeconds?: number
}

/** How long an acceptance or a pass can be undone (docs/behaviour/quotes.md, Quote requests). */
export const UNDO_SECONDS = 60
/** How long the email about it waits: most who undo do so at once, and every email leaves within 30 seconds. */
export const ACCEPT_EMAIL_SECONDS = 20
/** How long the buyer's own email about it waits: until it cannot be undone any more, and as long as an undo of the last second takes. */
export const ACCEPTED_EMAIL_SECONDS = UNDO_SECONDS + 5
/** How long the email about a pass waits: until it cannot be taken back any more. */
export const PASS_EMAIL_SECONDS = UNDO_SECONDS + 5

/** All steps, that is, transitions between states. */
export const STEPS = {
  /** The supplier opens the request. */
  view: { by: ['supplier'], leads: { new: 'viewed' }, notifies: 'nobody' },
  /** The supplier says that it has answered by email or phone. It can still send prices. */
  reply: { by: ['supplier'], leads: { new: 'replied', viewed: 'replied' }, notifies: 'nobody' },
  /** The supplier answers with prices, which replace earlier ones. */
  answer: {
    by: ['supplier'],
    leads: { new: 'quoted', viewed: 'quoted', replied: 'quoted', quoted: 'revised', revised: 'revised' },
    notifies: 'other',
  },
  accept: { by: ['buyer'], leads: { quoted: 'won', revised: 'won' }, notifies: 'other', emailsAfterSeconds: ACCEPT_EMAIL_SECONDS },
  /** The buyer takes the acceptance back, to the state before it: `revised` after several answers. The supplier is told if it knew. */
  undo: { by: ['buyer'], leads: { won: 'quoted' }, notifies: 'nobody', withinSeconds: UNDO_SECONDS },
  decline: { by: ['buyer'], leads: { quoted: 'declined', revised: 'declined' }, notifies: 'other' },
  /** The supplier decides not to answer, or withdraws its answer. */
  pass: {
    by: ['supplier'],
    leads: { new: 'passed', viewed: 'passed', replied: 'passed', quoted: 'passed', revised: 'passed' },
    notifies: 'other',
    emailsAfterSeconds: PASS_EMAIL_SECONDS,
  },
  /** The supplier takes its pass back, to the state before it; the buyer has not been told by then. */
  reopen: { by: ['supplier'], leads: { passed: 'quoted' }, notifies: 'nobody', withinSeconds: UNDO_SECONDS },
  /** The buyer withdraws the request. */
  withdraw: {
    by: ['buyer'],
    leads: { new: 'withdrawn', viewed: 'withdrawn', replied: 'withdrawn', quoted: 'withdrawn', revised: 'withdrawn' },
    notifies: 'other',
  },
  message: {
    by: ['buyer', 'supplier'],
    leads: { new: 'new', viewed: 'viewed', replied: 'replied', quoted: 'quoted', revised: 'revised', won: 'won' },
    notifies: 'other',
  },
  /** The last day on which the prices were valid is over. */
  expire: { by: ['system'], leads: { quoted: 'expired', revised: 'expired' }, notifies: 'both' },
  /** The supplier deletes its listing, which takes this step for all of its requests and sends the buyers a separate email. */
  leave: {
    by: [],
    leads: { new: 'passed', viewed: 'passed', replied: 'passed', quoted: 'passed', revised: 'passed', won: 'won' },
    notifies: 'nobody',
  },
} as const satisfies Record<string, Step>
export type StepName = keyof typeof STEPS
export const STEP_NAMES = keysOf(STEPS)
export const stepOf = (name: StepName): Step => STEPS[name]

/** Returns the state after a step; undefined when the step is not allowed in this state. */
export const stateAfter = (step: StepName, state: QuoteState): QuoteState | undefined => stepOf(step).leads[state]

/** Returns whether a step can be taken that long after the last change of state. */
const isInTime = (step: StepName, afterSeconds: number): boolean => afterSeconds < (stepOf(step).withinSeconds ?? Infinity)

/** Returns the steps that a side can take in a state, that long after it was reached. */
export const stepsFor = (party: Party, state: QuoteState, afterSeconds = 0): StepName[] =>
  STEP_NAMES.filter((step) => stepOf(step).by.includes(party) && stateAfter(step, state) && isInTime(step, afterSeconds))

/** Returns whether the supplier can still answer, so that nothing is decided yet. */
export const isUndecided = (state: QuoteState): boolean => stateAfter('answer', state) !== undefined

/**
 * Returns whether no step leads out of a state, but for a pass that is taken back within its minute. The buyer's link from the email no longer works
 * then.
 */
export const isClosed = (state: QuoteState): boolean => STEP_NAMES.every((step) => step === 'reopen' || !stateAfter(step, state))

/** The message for a step that is not possible yet, or no longer, by the state that forbids it. */
export const STATE_CONFLICTS: Record<QuoteState, string> = {
  new: 'The supplier has not answered this request yet.',
  viewed: 'The supplier has not answered this request yet.',
  replied: 'The supplier has answered this request by email or phone, without prices here.',
  quoted: 'This request has been answered already.',
  revised: 'This request has been answered already.',
  won: 'The quote has been accepted already.',
  declined: 'The quote has been declined.',
  passed: 'The supplier has passed on this request.',
  withdrawn: 'The buyer has withdrawn this request.',
  expired: 'The quote has expired. Please send a new request.',
}

/** The messages for an acceptance that cannot be undone: that it is too late, and in any other state that there is none. */
export const UNDO_LATE = 'An acceptance can be undone for a minute only. Please send the supplier a message instead.'
export const NOTHING_TO_UNDO = 'There is no acceptance to undo. Please look at the request again.'

/** The same of a pass. */
export const REOPEN_LATE = 'A pass can be taken back for a minute only. Please call or write to the buyer instead.'
export const NOTHING_TO_REOPEN = 'There is no pass to take back. Please look at the request again.'

/** Returns the message for a step that the state forbids. */
export const conflictIn = (step: StepName, state: QuoteState): string => {
  if (step === 'reopen') return state === 'passed' ? REOPEN_LATE : NOTHING_TO_REOPEN
  if (step !== 'undo') return STATE_CONFLICTS[state]
  return state === 'won' ? UNDO_LATE : NOTHING_TO_UNDO
}

/** The message for any step on a request whose supplier has deleted its listing, whatever its state. */
export const SUPPLIER_LEFT = `The supplier has left ${BRAND}. What was agreed stays here to be read, but nothing more can be done with this request.`

/** The names of the states for whoever asked. */
export const BUYERS_STATE_LABELS: Record<QuoteState, string> = {
  new: 'Waiting',
  viewed: 'Seen',
  replied: 'Answered by email or phone',
  quoted: 'Priced',
  revised: 'Priced again',
  won: 'You accepted',
  declined: 'You declined',
  passed: 'They passed',
  withdrawn: 'You withdrew',
  expired: 'Prices expired',
}

/** What a buyer reads instead, where the supplier has asked something and not answered. */
export const ASKED_YOU = 'Asked you'

/** The names of the states on other pages and in emails. */
export const STATE_LABELS: Record<QuoteState, string> = {
  new: 'New',
  viewed: 'Viewed',
  replied: 'Answered by email or phone',
  quoted: 'Quoted',
  revised: 'Revised',
  won: 'Won',
  declined: 'Declined',
  passed: 'Passed',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}
