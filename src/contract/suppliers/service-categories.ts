import type { CategoryName } from '#contract/options.ts'

/**
 * Categories of work rather than goods: there is nothing to send a sample of, and often nothing to deliver. Cleaning is among them, as most
 * of it is done at the venue; who sells cleaning supplies sends a sample when it is asked for one in a request.
 */
const SERVICES: readonly string[] = [
  'Web Design',
  'IT Services',
  'Staff/Recruiting',
  'Social Media',
  'Graphic Design',
  'Machine Repairs',
  'Cleaning',
  'Insurance',
  'Phone/Internet',
] satisfies CategoryName[]
export const isService = (category: string): boolean => SERVICES.includes(category)
