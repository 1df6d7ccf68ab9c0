import { BRAND } from './options.ts'

/** Where a quote request can be, and which steps lead from there: the one description that server, pages and emails go by. */
export const QUOTE_STATES = ['new', 'viewed', 'quoted', 'revised', 'won', 'declined', 'passed', 'withdrawn', 'expired'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

/** The two sides of a request; the owner may look on, but takes no step. */
export const PARTIES = ['buyer', 'supplier'] as const
export type Party = (typeof PARTIES)[number]
export const otherParty = (party: Party): Party => (party === 'buyer' ? 'supplier' : 'buyer')

type Step = {
  /** Who takes it; `system` is the scheduled job. */
  by: readonly (Party | 'system')[]
  /** From each state that allows it to the state after. */
  leads: Partial<Record<QuoteState, QuoteState>>
  /** Who gets an email; `other` is whoever did not take the step. */
  notifies: 'nobody' | 'other' | 'both'
}

/** Every step there is. */
export const STEPS = {
  /** The supplier has opened it. */
  view: { by: ['supplier'], leads: { new: 'viewed' }, notifies: 'nobody' },
  /** Prices; given again they take the place of the ones before. */
  answer: { by: ['supplier'], leads: { new: 'quoted', viewed: 'quoted', quoted: 'revised', revised: 'revised' }, notifies: 'other' },
  accept: { by: ['buyer'], leads: { quoted: 'won', revised: 'won' }, notifies: 'other' },
  decline: { by: ['buyer'], leads: { quoted: 'declined', revised: 'declined' }, notifies: 'other' },
  /** The supplier does not answer, or takes its answer back. */
  pass: { by: ['supplier'], leads: { new: 'passed', viewed: 'passed', quoted: 'passed', revised: 'passed' }, notifies: 'other' },
  /** The buyer no longer asks. */
  withdraw: {
    by: ['buyer'],
    leads: { new: 'withdrawn', viewed: 'withdrawn', quoted: 'withdrawn', revised: 'withdrawn' },
    notifies: 'other',
  },
  message: {
    by: ['buyer', 'supplier'],
    leads: { new: 'new', viewed: 'viewed', quoted: 'quoted', revised: 'revised', won: 'won' },
    notifies: 'other',
  },
  /** The last day that the answer was good for is over. */
  expire: { by: ['system'], leads: { quoted: 'expired', revised: 'expired' }, notifies: 'both' },
  /** The supplier has deleted its listing, which takes the step for all of its requests and tells their buyers in an email of its own. */
  leave: {
    by: [],
    leads: { new: 'passed', viewed: 'passed', quoted: 'passed', revised: 'passed', won: 'won' },
    notifies: 'nobody',
  },
} as const satisfies Record<string, Step>
export type StepName = keyof typeof STEPS
export const STEP_NAMES = Object.keys(STEPS) as [StepName, ...StepName[]]

/** The state after a step; nothing where the state does not allow it. */
export const stateAfter = (step: StepName, state: QuoteState): QuoteState | undefined => (STEPS[step] as Step).leads[state]

/** The steps that somebody can take now. */
export const stepsFor = (party: Party, state: QuoteState): StepName[] =>
  STEP_NAMES.filter((step) => (STEPS[step] as Step).by.includes(party) && stateAfter(step, state))

/** A request that nothing more comes of; its link in the email ends with it. */
export const isClosed = (state: QuoteState): boolean => STEP_NAMES.every((step) => !stateAfter(step, state))

/** Why a step is no longer possible, or not yet, by the state that forbids it. */
export const NOT_NOW: Record<QuoteState, string> = {
  new: 'The supplier has not answered this request yet.',
  viewed: 'The supplier has not answered this request yet.',
  quoted: 'This request has been answered already.',
  revised: 'This request has been answered already.',
  won: 'The quote has been accepted already.',
  declined: 'The quote has been declined.',
  passed: 'The supplier has passed on this request.',
  withdrawn: 'The buyer has withdrawn this request.',
  expired: 'The quote has expired. Please send a new request.',
}

/** Why no step is possible with a request whose supplier has deleted its listing, in whatever state it is. */
export const SUPPLIER_LEFT = `The supplier has left ${BRAND}. What was agreed stays here to be read, but nothing more can be done with this request.`

/** As people read it. */
export const STATE_LABELS: Record<QuoteState, string> = {
  new: 'New',
  viewed: 'Viewed',
  quoted: 'Quoted',
  revised: 'Revised',
  won: 'Won',
  declined: 'Declined',
  passed: 'Passed',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}
