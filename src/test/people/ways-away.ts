/** Each leads away from the marketplace. */
const AWAY = `
See example.com for more.
See EXAMPLE.COM for more.
See evil.beans for more.
See beans.coffee today.
See roast.melbourne.
See tinshed.кофе.
See münchen.example.
See xn--80ak6aa92e.com.
See xn--80ak6aa92e now.
See bit.ly/3xYz.
See t.co/abc.
See is.gd/x.
See g.co.
See wa.me/61400111222.
See https://beans.
See hxxps://beans.
See ftp://beans.
See HTTP : //beans.
See //beans today.
See www beans.
See mailto:sales.
See tel:0400.
See example．com.
See example。com.
See example｡com.
See example․com.
See example·com.
See example∙com.
See ｅｘａｍｐｌｅ．ｃｏｍ.
See 𝐞𝐱𝐚𝐦𝐩𝐥𝐞.𝐜𝐨𝐦.
See ex\u200bample.\u200bcom.
See example\u00ad.com.
See example\u2060.\u2060com.
See example . com.
See example .com now.
See example. com now.
See example.  com.au now.
See example [.] com.
See example(.)com.
See example[dot]com.
See example (dot) com.
See example {dot} beans.
See example dot com.
See example DOT com dot au.
See example d0t net.
See example\u2024com.
See example,com.
See 192.168.0.1 now.
See localhost:3000/x.
Write to ann@moth.example.
Write to ann＠moth.
Write to ann @ moth today.
Write to ann(at)moth.
Write to ann [at] moth [dot] example.
Write to ann at moth dot com.
Write to ann{@}moth.
Follow @evilbeans.
Follow ＠evilbeans.
Follow @ evil_beans.
Ring 0400111222.
Ring 0400 111 222.
Ring 0400-111-222.
Ring 0400.111.222.
Ring 0400/111/222.
Ring 0400_111_222.
Ring 0400,111,222.
Ring 0400, 111, 222.
Ring 0400|111|222.
Ring 0400*111*222.
Ring 0400~111~222.
Ring 0400 (111) 222.
Ring 0.4.0.0.1.1.1.2.2.2.
Ring 0 4 0 0 1 1 1 2 2 2.
Ring 0  4  0  0  1  1  1  2  2  2.
Ring 04\u200b00 111\u200b222.
Ring 04.00 11.12 22.
Ring (03) 5550 0142.
Ring 03 5550 0142.
Ring +61400111222.
Ring 5550 0142.
Ring 5550-0142 now.
Ring 1300 555 014.
Ring 1800555014.
Ring 13 55 50.
Ring 13-55-50.
See shop.evil.com.au/menu?x=1.
Ring 13.55.50 now.
Ring O4OO 111 222.
Ring 04oo lll 222.
Ring O4O0111222.
Ring ０４００１１１２２２.
Ring ٠٤٠٠١١١٢٢٢.
Ring ०४०० १११ २२२.
Ring 𝟎𝟒𝟎𝟎𝟏𝟏𝟏𝟐𝟐𝟐.
Ring ⓪④⓪⓪①①①②②②.
Ring 0️⃣4️⃣0️⃣0️⃣1️⃣1️⃣1️⃣2️⃣2️⃣2️⃣.
Ring 0400x111x222.
Ring 0400 a 111 b 222.
Ring zero four zero zero one one one two two two.
Ring oh-four-double-oh, triple one, triple two.
Ring 04 double zero 111 222.
Ring 04$00$111$222.
Ring $0400 111 222.`

/** Each is ordinary. */
const ORDINARY = `
Use plant milk, e.g. oat.
Use plant milk, e.g. oat milk, i.e. no dairy.
It is approx.10 kg.
It is approx. 10 kg.
It is 12.5 kg.
It is 12.5kg a week.
It is $31.50.
It is $31.50 / kg, minimum order $150.00.
They are $31.50, $150.00 and $1,234.50.
They are $31.50, $150.00, 12 km away.
From $8.50 to $1,250.00 for 12 cartons.
It opens at 6.30 am.
It opens at 6.30am.
It opens from 6.30 to 10.30 am.
It opens 06:30–10:30.
Order before 2 pm for 6 am.
Order before 2 p.m. on Mondays.
Order before 11.45 a.m. and it comes next day.
It is No.1.
It is No. 12 of 26 November.
It is docket No. 00012, of 26 November 2026.
It came on 26.11.2026.
It came on 26/11/2026.
It came on 26/11/26 at 10:30.
It came on 2026-11-26.
It runs until 30 November.
It ran in 2024-2025.
It ran in 2024–25.
It is rated 4.8 out of 5 from 128 reviews.
It is 4.8/5 (128 reviews).
It had 5,321 views this week.
It had 1,234,567 views.
There were 12 views and 3 requests; the seven before had 10 and 2.
It delivers to Preston VIC 3072.
It delivers to 3072, 3073 and 3074.
It delivers from 3000 to 3207.
It is 12 km away.
It is in St. Kilda.
It is in St Kilda, N.S.W. 2000.
Pty. Ltd. companies may list too.
It has 2 x 5 kg bags.
It has 3 x 1.5 L bottles.
It has cups of 8 oz, 12 oz and 16 oz.
It has sizes 8, 12 and 16.
It has sizes 6, 8, 12, 16, 20.
It has 10–20 kg.
It has 500 g, 1 kg, 2.5 kg and 10 kg bags.
It has 2 L at $4.50, 3 L at $6.20.
It has 24/7 service.
It is at 5 kg @ $12.50.
Mix 1:15 or 1:16.
Mix at 93.5 °C for 25–30 s.
See the pricing page.
See /suppliers/12 for more.
See /quotes?status=new for more.
Two or three fit; one is verified.
One, two or three of the five.
One or two suppliers fit. Four or five are further away.
The first is near; the second, in Preston, is not.
Ask it for a quote.
They don’t deliver on Sundays… ask first.
Wait... there is one more.
It is open. Ask it.
Beans, milk etc. are there.
Beans vs. pods.
"Fresh." is what it says.
The dot on the map is the roaster.
Good for take-away, in-house and on-the-go.
It is at home in Preston.
Ask at the dock on Monday.
[your prices], [date] and [day and time].
Minimum order: [amount, or none].
Add #coffee and #cafesupplies.
It costs nothing: 0% of the price.
It was 0.5 kg, then 1.5 kg.
It took 1 h 30 min.
GST is 10% on top.
Half of 12 is 6.
You have filled in 7 of 9 parts.
Ten, eleven or twelve boxes.`

const linesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))))

/** Sentences that lead away from the marketplace, in every spelling that was thought of. */
export const WAYS_AWAY = linesOf(AWAY)
/** Sentences that do not, though they have points, figures and signs. */
export const ORDINARY_SENTENCES = linesOf(ORDINARY)
