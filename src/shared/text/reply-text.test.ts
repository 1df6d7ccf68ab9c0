import { describe, expect, test } from 'vitest'
import { replyText } from './reply-text.ts'

const OWN = 'Yes, $34.50 a kilo.\nWe deliver on Tuesday.'
const QUOTE = '> A cafe asks you for a quote.\n> 12 kg of beans\n'

/** What programs put below what somebody types, each as it comes. */
const BELOW: [program: string, below: string][] = [
  ['Gmail', `On Mon, 30 Nov 2026 at 09:12, Backdock <no-reply@backdock.example> wrote:\n\n${QUOTE}`],
  ['Gmail, broken over two lines', `On Mon, 30 Nov 2026 at 09:12, Backdock <\nno-reply@backdock.example> wrote:\n\n${QUOTE}`],
  [
    'Gmail, broken over three lines',
    `On Mon, 30 Nov 2026 at 09:12, Backdock of the Market\n<no-reply-with-a-long-name@backdock.example>\nwrote:\n\n${QUOTE}`,
  ],
  ['Apple Mail', `On 30 Nov 2026, at 9:12 am, Backdock <no-reply@backdock.example> wrote:\n\n${QUOTE}`],
  ['an iPhone', `Sent from my iPhone\n\n> On 30 Nov 2026, at 9:12 am, Backdock <no-reply@backdock.example> wrote:\n> \n${QUOTE}`],
  ['an iPhone without a quote', 'Sent from my iPhone'],
  [
    'Samsung',
    'Sent from my Galaxy\n\n-------- Original message --------\nFrom: Backdock <no-reply@backdock.example>\nDate: 30/11/26 9:12 am\nTo: me@shed.example\nSubject: Quote request\n\nA cafe asks you',
  ],
  [
    'Outlook',
    '________________________________\nFrom: Backdock <no-reply@backdock.example>\nSent: Monday, 30 November 2026 9:12 AM\nTo: Tin Shed <me@shed.example>\nSubject: Quote request\n\nA cafe asks you',
  ],
  [
    'Outlook without a rule',
    'From: Backdock <no-reply@backdock.example>\nSent: Monday, 30 November 2026 9:12 AM\nTo: Tin Shed\nSubject: Quote request\n\nA cafe asks you',
  ],
  [
    'Outlook on a phone',
    'Get Outlook for iOS\n________________________________\nFrom: Backdock <no-reply@backdock.example>\nSent: Monday, November 30, 2026 9:12:00 AM\nTo: me@shed.example\nSubject: Quote request',
  ],
  [
    'Outlook with stars',
    '*From:* Backdock <no-reply@backdock.example>\n*Sent:* Monday, 30 November 2026 9:12 AM\n*To:* me\n*Subject:* Quote',
  ],
  ['Outlook of before', '-----Original Message-----\nFrom: Backdock [mailto:no-reply@backdock.example]\nSent: Monday\n\nA cafe asks you'],
  ['Yahoo', 'On Monday, 30 November 2026 at 09:12:45 am AEDT, Backdock <no-reply@backdock.example> wrote:\n\nA cafe asks you'],
  [
    'Yahoo on a phone',
    'Sent from Yahoo Mail for iPhone\n\nOn Monday, November 30, 2026, 9:12 am, Backdock <no-reply@backdock.example> wrote:\n\nA cafe',
  ],
  ['Thunderbird', `On 30/11/2026 9:12 am, Backdock wrote:\n${QUOTE}`],
  ['a signature', '-- \nMia, Tin Shed Coffee\n03 5550 0142'],
  ['a signature without the blank', '--\nMia'],
  ['a signature and a quote', `-- \nMia\n\nOn Mon, 30 Nov 2026 at 09:12, Backdock <no-reply@backdock.example> wrote:\n${QUOTE}`],
  ['a quote alone', QUOTE],
  ['a quote after blanks', `\n\n\n${QUOTE}`],
  ['German', `Am 30.11.2026 um 09:12 schrieb Backdock <no-reply@backdock.example>:\n${QUOTE}`],
  ['German, Outlook', 'Von: Backdock <no-reply@backdock.example>\nGesendet: Montag, 30. November 2026 09:12\nAn: me\nBetreff: Quote'],
  ['French', `Le lun. 30 nov. 2026 à 09:12, Backdock <no-reply@backdock.example> a écrit :\n${QUOTE}`],
  ['Italian', `Il giorno lun 30 nov 2026 alle ore 09:12 Backdock <no-reply@backdock.example> ha scritto:\n${QUOTE}`],
  ['Spanish', `El lun, 30 nov 2026 a las 9:12, Backdock (<no-reply@backdock.example>) escribió:\n${QUOTE}`],
  ['Windows line ends', `On Mon, 30 Nov 2026 at 09:12, Backdock <no-reply@backdock.example> wrote:\r\n> A cafe\r\n`],
  [
    'Proton',
    'Sent with Proton Mail secure email.\n\nOn Monday, 30 November 2026 at 9:12, Backdock <no-reply@backdock.example> wrote:\n\n> A cafe',
  ],
  ['a name and an address alone', '2026-11-30 9:12 GMT+11:00 Backdock <no-reply@backdock.example>:\n\n> A cafe asks you'],
  ['Outlook for Android', 'Get Outlook for Android'],
  ['a forward', 'Begin forwarded message:\n\nFrom: Backdock\nSubject: Quote'],
]

/** What somebody types that looks like a quote, and is none. */
const TYPED = [
  'On Tuesday we deliver to Fitzroy.\nOn Friday to Preston.',
  'Prices:\nBeans: $34.50\nMilk: $2.10\nFrom: 10 kg $33',
  'From: the farm\nI can bring 40 kg.',
  'See what I wrote:\nbeans are dearer this year.',
  'Delivery\n---\nTuesday and Friday',
  '> Do you deliver on Sundays?\nNo, on Mondays.\n> How much is it?\n$9.',
  'Sent from my iPhone by mistake, sorry. The price is $34.',
  'Minimum order > 10 kg',
  'To: you\nThanks',
  'Hello,\n\n\nthe price is $3.\n\nMia',
  '- beans\n- milk\n-- special: none',
  'On the 3rd of December I wrote: beans are $34. That still holds.',
]

describe('replyText', () => {
  test.each(BELOW)('of an email of %s, what was typed is left', (_, below) => {
    expect(replyText(`${OWN}\n\n${below}`)).toBe(OWN)
  })

  test.each(TYPED)('what somebody types stays as it is: %s', (typed) => {
    expect(replyText(typed)).toBe(typed)
  })

  test('of an email without any words of its own nothing is left', () => {
    for (const [, below] of BELOW) expect(replyText(below)).toBe('')
    expect(replyText('')).toBe('')
  })

  test('a long email takes no time', () => {
    const long = `${'On Monday, we said '.repeat(50)}\n`.repeat(2_000)
    expect(replyText(long)).toBe(long.trim())
  })
})
