import type { Resource } from '#contract/resources/resources.ts'
import { labelled, line, paragraph, type SiteText } from '#contract/site-texts/labelled-texts.ts'
import { textGroup, textsOf } from '#contract/site-texts/text-group.ts'
import { library } from './library.ts'

/** What the editor says of the texts of a resource. A list is one text, with an item on each line. */
const LABELS = {
  title: line('Title', { most: 80 }),
  description: paragraph('Description', { most: 300, description: 'Stands below the title, on cards and in search engines.' }),
  overview: paragraph('Overview', { most: 3000, description: 'A paragraph on each line.' }),
  benefits: paragraph('Key benefits', { description: 'One on each line.' }),
  actions: paragraph('Action items', { description: 'One on each line. An item with other words is ticked by nobody yet.' }),
  tips: paragraph('Tips', { description: 'One on each line.', isOptional: true }),
}

const lines = (items: readonly string[] = []) => items.join('\n')
const itemsIn = (text: string) =>
  text
    .split('\n')
    .map((item) => item.trim())
    .filter(Boolean)

const groupOf = ({ id, title, description, overview, keyBenefits, actionItems, tips }: Resource) =>
  textGroup('resources', id, {
    title,
    description,
    overview: lines(overview),
    benefits: lines(keyBenefits),
    actions: lines(actionItems),
    tips: lines(tips),
  })

/** The texts of resources that the owner may change, in the order of the library. */
export const RESOURCE_TEXTS: readonly SiteText[] = library.flatMap((resource) => labelled(groupOf(resource), resource.title, LABELS))

const BY_KEY = new Map(RESOURCE_TEXTS.map((text) => [text.key, text]))
export const resourceText = (key: string): SiteText | undefined => BY_KEY.get(key)

/** Returns a resource with the texts that the owner has changed, by key. */
export function withOwnerTexts(resource: Resource, changed: Readonly<Record<string, string>>): Resource {
  const { title, description, overview, benefits, actions, tips } = textsOf(groupOf(resource), changed)
  return {
    ...resource,
    title,
    description,
    overview: itemsIn(overview),
    keyBenefits: itemsIn(benefits),
    actionItems: itemsIn(actions),
    tips: tips === '' ? undefined : itemsIn(tips),
  }
}
