import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { contents } from '#contract/order-lists/order-lists.ts'
import { CATEGORIES } from '#contract/options.ts'
import { described, Id, line, paging, searchedText, Time, Uuid } from '#contract/endpoint/values.ts'
import { Fee, Item, LocalDeadline, Most, NoticeGiven, Smallest, Steps, Turnover, Unit, Want } from './group-fields.ts'
import { GROUP_STATES } from './group-states.ts'

// Group buying (docs/behaviour/groups.md, Turning it on). All addresses are 404 while the owner has it turned off.

const GroupStep = z.object({ from: z.int(), priceCents: z.int() })
const Hint = described(
  z.nullable(z.object({ more: z.int(), savesCents: z.int() })),
  'How many units more reach the next step, and how much less the goods then cost all together.',
)

const summary = {
  id: Uuid,
  item: z.string(),
  unit: z.string(),
  contents: z.nullable(z.object({ amount: z.number(), measure: z.string() })),
  category: z.enum(CATEGORIES),
  place: z.string(),
  state: z.enum(GROUP_STATES),
  deadline: described(z.string(), "In the place's own time: 2026-12-01T18:00."),
  deadlineAt: Time,
  timeZone: z.string(),
  memberCount: z.int(),
  total: described(z.int(), 'The units that are wanted; once it is settled, those that are bought.'),
  smallest: z.nullable(z.int()),
  priceCents: described(z.nullable(z.int()), 'The price of one unit at this total, by the offer that would be taken, or was.'),
  hint: Hint,
}
export const GroupSummary = z.object(summary)
export type GroupSummary = z.output<typeof GroupSummary>

const GroupSupplier = z.object({ id: z.nullable(Id), businessName: z.string() })

const Member = z.object({
  want: z.int(),
  isYou: z.boolean(),
  most: described(z.optional(z.nullable(z.int())), "Only the caller's own."),
  name: described(z.nullable(z.string()), 'Once the group is settled.'),
  units: described(z.nullable(z.int()), 'What it takes once the group is settled; null where it is not among them.'),
  costCents: z.nullable(z.int()),
  feeCents: z.nullable(z.int()),
  isConfirmed: z.boolean(),
})

const GroupQuote = z.object({
  supplier: GroupSupplier,
  steps: z.array(GroupStep),
  deliveryCents: z.nullable(z.int()),
  isChosen: described(z.boolean(), 'Chosen by whoever opened the group.'),
  wouldBeTaken: z.boolean(),
})

export const Group = z.object({
  ...summary,
  steps: described(z.nullable(z.array(GroupStep)), 'The offer that would be taken, or was.'),
  feeCents: z.nullable(z.int()),
  members: described(
    z.nullable(z.array(Member)),
    'In the order of joining, the one that runs the group first; for members, and the supplier once it is settled.',
  ),
  isMember: z.boolean(),
  isOpener: z.boolean(),
  supplier: described(z.nullable(GroupSupplier), 'The supplier that was chosen, for members once the group is settled.'),
  offers: described(z.array(GroupQuote), 'For members all; for a supplier its own.'),
  canOffer: described(z.boolean(), 'Whether the caller is a supplier of the category that delivers there, and the deadline is ahead.'),
  confirmBy: z.nullable(Time),
  isFinal: described(z.boolean(), 'Settled for the last time, or ended.'),
})
export type Group = z.output<typeof Group>

const onGroup = { params: { id: Uuid }, output: Group }
const wanted = { want: Want, most: Most }

export const listGroups = listEndpoint('GET /api/groups', {
  summary: 'Groups that buy together, those that can be joined first',
  query: {
    place: described(z.optional(searchedText), 'The name of a place: groups there, and within 25 km of it.'),
    category: described(z.optional(searchedText), 'The name of a category.'),
    ...paging(20),
  },
  item: GroupSummary,
})
export const createGroup = endpoint('POST /api/groups', {
  summary: 'Open a group, as its first member',
  body: {
    item: Item,
    unit: Unit,
    contents,
    category: z.enum(CATEGORIES, 'Please choose a category of the list.'),
    place: described(line(200, 'Please give a suburb or a postcode.'), 'A suburb, a postcode or a city.'),
    deadline: LocalDeadline,
    ...wanted,
    smallest: Smallest,
    hasNoticeGiven: NoticeGiven,
    turnoverUnder10m: Turnover,
  },
  output: Group,
  status: 201,
})
export const getGroup = endpoint('GET /api/groups/:id', {
  isPrivate: true,
  ...onGroup,
  summary: 'A group; its members see more of it',
})
export const joinGroup = endpoint('POST /api/groups/:id/join', {
  ...onGroup,
  summary: 'Join a group, until its deadline',
  body: { ...wanted, turnoverUnder10m: Turnover },
})
export const changeJoining = endpoint('PUT /api/groups/:id/join', {
  ...onGroup,
  summary: 'Change what I want of a group, until its deadline',
  body: wanted,
})
export const leaveGroup = endpoint('DELETE /api/groups/:id/join', {
  params: { id: Uuid },
  summary: 'Leave a group, until its deadline; whoever opened it passes it to the next',
})
export const offerToGroup = endpoint('POST /api/groups/:id/offer', {
  ...onGroup,
  summary: 'Offer a group prices by its total, instead of an earlier offer',
  body: { steps: Steps, deliveryCents: Fee },
})
export const chooseOffer = endpoint('POST /api/groups/:id/choose', {
  ...onGroup,
  summary: 'Choose the offer that the group takes, for whoever opened it',
  body: { supplierId: Id },
})
export const confirmGroup = endpoint('POST /api/groups/:id/confirm', {
  ...onGroup,
  summary: 'Confirm my part, within 48 hours of the settling',
})

export const settleGroup = endpoint('POST /api/groups/settle', {
  summary: 'What members would get and pay by some steps; nothing is saved',
  description: 'The same as is done with a group at its deadline.',
  body: {
    steps: Steps,
    smallest: Smallest,
    feeCents: Fee,
    members: z
      .array(
        z.object({ id: line(100, 'Please give each member an id.'), want: Want, most: Most }, 'Please give a member.'),
        'Please give the members, in the order of joining.',
      )
      .check(z.maxLength(1_000, 'Please give at most 1,000 members.')),
  },
  output: z.object({
    isSettled: z.boolean(),
    total: z.int(),
    priceCents: z.nullable(z.int()),
    members: z.array(z.object({ id: z.string(), units: z.int(), costCents: z.int(), feeCents: z.int() })),
    hint: Hint,
  }),
})
