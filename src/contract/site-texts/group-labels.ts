import { groupNoticeTexts, groupsEmptyTexts, groupsHeadTexts, newGroupTexts } from './group-texts.ts'
import { labelled, line, paragraph } from './labelled-texts.ts'

/** What the editor says of the texts (group-texts.ts). They are shown while group buying is on. */
export const groupLabels = [
  labelled(groupsHeadTexts, 'List of groups', {
    title: line('Heading'),
    lede: paragraph('Introduction', { description: 'Also what search engines show.', most: 300 }),
    start: line('Button'),
  }),
  labelled(groupsEmptyTexts, 'Without a group', {
    title: line('Heading'),
    text: paragraph('Text'),
  }),
  labelled(newGroupTexts, 'New group', {
    title: line('Heading'),
    lede: paragraph('Introduction'),
    description: paragraph('Description for search engines', { most: 300 }),
    others: line('For whoever is no venue'),
    alike: line('Heading above groups for the same'),
    alikeText: paragraph('Text there'),
  }),
  labelled(groupNoticeTexts, 'Notice to the regulator', {
    text: paragraph('What the law asks'),
    download: line('Button'),
    address: line('Where it goes', { variables: ['address'] }),
    guidelines: line('Link to the regulator'),
    advice: line('No legal advice'),
  }),
]
