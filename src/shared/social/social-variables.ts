import { keysOf } from '#shared/objects.ts'

/** The variables of templates, `{businessName}` in a text, and how they are called on pages. */
export const POST_VARIABLES = {
  businessName: 'Business name',
  category: 'Category',
  location: 'Location',
  product: 'Product',
  price: 'Price',
  offer: 'Offer',
  profileLink: 'Link to your profile',
} as const
export type PostVariable = keyof typeof POST_VARIABLES
export const POST_VARIABLE_KEYS = keysOf(POST_VARIABLES)

export const asVariable = (name: PostVariable) => `{${name}}`

const IN_TEXT = new RegExp(`\\{(${POST_VARIABLE_KEYS.join('|')})\\}`, 'g')

/** Replaces the variables that have a value; the others stay in the text, so that nobody publishes a guess. */
export const fillVariables = (template: string, values: Partial<Record<PostVariable, string | null>>): string =>
  template.replace(IN_TEXT, (variable, name: PostVariable) => values[name] || variable)

/** Hashtags are words: what stands for a variable in one loses what no hashtag may have, "Coffee & Tea" becomes "CoffeeTea". */
export const asHashtagValues = <Values extends Partial<Record<PostVariable, string | null>>>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.replace(/[^\p{L}\p{M}\p{N}_]/gu, '')])) as {
    [Name in keyof Values]: Values[Name]
  }

/**
 * Returns the variables that a text still has, each once. The link to the profile is not among them: it is filled in when the post goes out,
 * because each post has its own.
 */
export const openVariables = (text: string): PostVariable[] => {
  const names = [...text.matchAll(IN_TEXT)].map(([, name]) => name as PostVariable)
  return [...new Set(names)].filter((name) => name !== 'profileLink')
}
