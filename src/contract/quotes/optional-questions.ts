/** The questions that the quote dialog asks by itself and that a supplier can leave out of it, in the order of the dialog. */
export const OPTIONAL_QUESTIONS = [
  'quantity',
  'deliveryLocation',
  'timeline',
  'urgency',
  'specialRequirements',
  'venueType',
  'seatingCapacity',
] as const
export type OptionalQuestion = (typeof OPTIONAL_QUESTIONS)[number]
