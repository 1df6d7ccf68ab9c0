import { textGroup } from './text-group.ts'

/** The list of groups; the introduction is also what search engines show. */
export const groupsHeadTexts = textGroup('groups', 'head', {
  title: 'Buy together',
  lede: 'Order one thing with the venues next door. The more you want together, the less a unit costs.',
  start: 'Open a group',
})

export const groupsEmptyTexts = textGroup('groups', 'empty', {
  title: 'No group here yet',
  text: 'Nobody near this place is gathering an order. Open one, and share its page with the venues next door.',
})

/** The form that opens a group. */
export const newGroupTexts = textGroup('groups', 'new', {
  title: 'Open a group',
  lede: 'Say what you want to buy together and until when. Suppliers that deliver there make offers.',
  description: 'Buy one thing together with the venues next door.',
  others: 'Groups are opened by cafes and restaurants.',
  alike: 'There is a group for this already',
  alikeText: 'Joining it makes the price fall for all, sooner than a second one beside it.',
})

/** What the law asks of whoever buys together. */
export const groupNoticeTexts = textGroup('groups', 'notice', {
  text: 'Businesses that bargain together need the class exemption for collective bargaining, or they may break competition law. It takes a notice of one page to the regulator, and a copy to each supplier.',
  download: 'Download the notice, filled in',
  address: 'Send it to: {address}.',
  guidelines: 'Its own form, guidelines and where to send it',
  advice: 'This is no legal advice.',
})
