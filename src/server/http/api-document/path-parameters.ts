import { isRef, type DocumentedOperation, type Parameter, type Ref } from './document.ts'

/** What a part of an address is called where its own word is another one, or has another singular. */
const NOUNS: Record<string, string> = {
  bulk: 'bulk request',
  'client-logos': 'venue',
  enquiries: 'enquiry',
  'featured-products': 'product',
  newsletter: 'subscriber',
  once: 'file',
  'own-terms': 'word',
  quotes: 'quote request',
  'resource-progress': 'resource',
  'site-items': 'text or style',
}

/** Gives the parameters of a path that say nothing of themselves a description, by the part of the address that they follow. */
export const describePath = (path: string, parameters: NonNullable<DocumentedOperation['parameters']>): (Parameter | Ref)[] =>
  parameters.map((parameter) =>
    isRef(parameter) || parameter.in !== 'path' || parameter.description
      ? parameter
      : { ...parameter, description: descriptionOf(path, parameter.name) },
  )

function descriptionOf(path: string, name: string): string {
  const parts = path.split('/')
  const collection = parts[parts.findIndex((part) => part.includes(`{${name}}`)) - 1] ?? ''
  const noun = NOUNS[collection] ?? collection.replace(/s$/, '').replaceAll('-', ' ')
  if (/id$/i.test(name)) return `The id of the ${noun}.`
  if (name === 'token') return 'The token in the link of an email.'
  return name === 'key' ? `The key of the ${noun}.` : `The ${name}.`
}
