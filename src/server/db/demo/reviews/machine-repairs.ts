import type { DemoReview } from '#server/db/demo/types.ts'

/** What cafes and restaurants say about a machine technician. */
export const reviews: DemoReview[] = [
  {
    rating: 5,
    text: 'Boiler lost pressure at 6.50 on a Saturday. The technician was under the machine by eight, had the right element on his van, and we were pulling shots again before nine. We gave him breakfast.',
    tags: ['Response time', 'Workmanship', 'Service'],
  },
  {
    rating: 4,
    text: 'New group seals and shower screens across both machines, done in an hour before we opened. The only annoyance is that invoices take three weeks to come.',
    tags: ['Workmanship'],
  },
  { rating: 5, text: "He talked my manager through resetting the autofill over the phone and didn't charge for it.", tags: [] },
  {
    rating: 5,
    text: 'Rebuilt a twenty-year-old lever machine that two others wanted to scrap. It has held temperature for fourteen months since.',
    tags: ['Workmanship'],
  },
  {
    rating: 3,
    text: 'The job was done properly. But call-out plus travel plus minimum labour came to $310 for a five-dollar O-ring, and he was here less than half an hour.',
    tags: ['Pricing', 'Workmanship'],
  },
  {
    rating: 5,
    text: "Six-monthly services on the machine, grinder burrs and water filter are all booked by them and done before we open. I get a text the day before and that's my whole involvement.",
    tags: ['Service', 'Communication'],
  },
  { rating: 5, text: 'Coolroom hit 11 degrees on the hottest night of the year and they had it holding at three by 2 am.', tags: [] },
  {
    rating: 2,
    text: "I was given a window of 8 to 12 and they turned up at 3.40 without a call. The fix was fine but I'd paid two staff to stand about.",
    tags: ['Communication', 'Response time'],
  },
  {
    rating: 4,
    text: 'Loan machine was a single group and a bit tired, but it kept us trading for the four days ours was away.',
    tags: ['Quality'],
  },
  {
    rating: 5,
    text: 'Found a hairline crack in the steam valve while doing something else, showed me, and quoted before touching it.',
    tags: ['Workmanship'],
  },
  { rating: 5, text: 'Had both grinders serviced last month. They sound new, and the dose is back to half a gram either way.', tags: [] },
  {
    rating: 1,
    text: "Replaced a solenoid that wasn't faulty, charged for it, came back a week later and replaced another one. A different company found a loose wire in ten minutes. Nearly $900 all up and I never got a cent of it back.",
    tags: ['Workmanship', 'Pricing'],
  },
  {
    rating: 4,
    text: 'Next-day is realistic for non-urgent work. For anything urgent you do need the after-hours number, and it costs.',
    tags: ['Response time'],
  },
  {
    rating: 5,
    text: "The preventive plan costs about what two breakdowns used to, and there haven't been any since I signed up.",
    tags: ['Value'],
  },
  {
    rating: 5,
    text: "Old parts come back in a bag with a note saying what failed and why. I've learnt a lot about scale.",
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: 'One visit for the dishwasher wash arm, rinse jets and door spring. Glasses are coming out hot and dry again.',
    tags: ['Workmanship'],
  },
  {
    rating: 3,
    text: 'Waited three days for a part I was told is on every shelf in town. Nice bloke though, and it works.',
    tags: ['Response time'],
  },
  {
    rating: 5,
    text: "Tested our water hardness before recommending a filter, and the one he fitted was cheaper than the one I'd asked for.",
    tags: ['Service'],
  },
  { rating: 4, text: 'Fryer thermostat replaced and certified. He left a bit of mess.', tags: ['Workmanship'] },
  {
    rating: 5,
    text: 'I texted a video of the noise and had a diagnosis back in ten minutes: pump bearing. It was fixed by lunch.',
    tags: ['Response time', 'Communication'],
  },
  {
    rating: 5,
    text: "We've had the same technician for three years, so he knows which bolt is stripped and where we keep the ladder.",
    tags: ['Consistency', 'Service', 'Workmanship'],
  },
  {
    rating: 4,
    text: "Their quotes list parts and labour apart, so I know what I'm agreeing to. Weekend rate is steep.",
    tags: ['Pricing', 'Communication'],
  },
  {
    rating: 5,
    text: "They fit genuine parts unless you say otherwise, and he'll tell you when an aftermarket gasket is just as good.",
    tags: ['Quality', 'Communication'],
  },
  {
    rating: 5,
    text: "Got the blender, the slicer and the bain-marie looked at in one visit with one call-out fee. Two were fixed on the spot and he was honest that the slicer wasn't worth it.",
    tags: ['Value', 'Service'],
  },
  {
    rating: 2,
    text: 'Ice machine was leaking again within a week. To be fair they returned at no charge, but it took three visits to find a split hose.',
    tags: ['Workmanship'],
  },
  {
    rating: 5,
    text: 'Installed our new three-group, ran the drain properly, levelled it, and stayed for the first hour of service.',
    tags: ['Service'],
  },
  {
    rating: 5,
    text: 'Turns out a worn door seal had been robbing our oven of heat for a year. Bake times have dropped back to what the recipe says.',
    tags: ['Workmanship'],
  },
  {
    rating: 4,
    text: 'Job tracker with photos is useful for head office. The estimates tend to run about half an hour light.',
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: 'I rang at 5.15 am expecting a voicemail. Stav picked up, asked what the gauge was reading, and had me going again over the phone before the first customer.',
    tags: ['Response time'],
  },
  { rating: 3, text: "The compressor works but the bracket rattles. I've reported it twice and they say it's normal.", tags: [] },
  {
    rating: 5,
    text: "I was ready to pay for a $2,400 repair and he talked me out of it. Instead I've got a second-hand machine he'd serviced himself, with six months' warranty. It's been running since autumn.",
    tags: ['Value', 'Communication', 'Service'],
  },
  {
    rating: 5,
    text: "Sent the backflush and descale routine laminated, with our machine's own buttons on it. New starters follow it without me.",
    tags: ['Communication'],
  },
  {
    rating: 4,
    text: 'The technicians themselves are great. Booking goes through a call centre, and the person I spoke to had never heard of a portafilter, so the wrong parts came the first time.',
    tags: ['Service', 'Communication'],
  },
  {
    rating: 5,
    text: 'Pressure profiling was drifting on one group. He recalibrated the flow meters and left a printout of before and after.',
    tags: ['Workmanship'],
  },
  {
    rating: 5,
    text: "They were flat out on the Sunday and told me honestly that I could limp through on one group until Monday. I could, and I wasn't charged weekend rates.",
    tags: ['Response time', 'Communication'],
  },
  {
    rating: 1,
    text: 'We paid extra for priority cover. When the machine died on the Monday before Easter, the soonest they could do was Thursday, so we lost three days of coffee trade at the busiest time of our year.',
    tags: ['Response time', 'Communication'],
  },
  {
    rating: 4,
    text: 'Fridge door hinges and seals done on four units for less than quoted. One seal needed a second go.',
    tags: ['Workmanship'],
  },
  { rating: 5, text: 'New burrs fitted and the shots were back in range by lunch.', tags: ['Quality'] },
  {
    rating: 5,
    text: 'Came in before opening and had 41 appliances tagged and tested by nine. The register was emailed that night with the two fails marked.',
    tags: [],
  },
  {
    rating: 3,
    text: "He's very good on the tools and hopeless at ringing back. If you persist you'll be looked after.",
    tags: ['Communication'],
  },
  {
    rating: 5,
    text: 'Steam wand was spitting water all through Saturday. He cleared a blocked vacuum breaker, showed my manager what to look for next time, and the whole visit took twenty minutes.',
    tags: ['Workmanship', 'Response time'],
  },
  {
    rating: 4,
    text: "Fixed-price service means no nasty surprises. It doesn't include gaskets, which I'd assumed it did.",
    tags: ['Value'],
  },
  {
    rating: 5,
    text: "When they couldn't get the control board for a fortnight they lent us a two-group and set it up themselves.",
    tags: ['Service'],
  },
  {
    rating: 2,
    text: 'We were charged for ninety minutes when our camera shows him here for thirty-five. They halved it after I complained.',
    tags: ['Pricing', 'Communication'],
  },
  {
    rating: 5,
    text: 'Our mixer had been slipping gears since we bought it second-hand. He fitted a new worm gear and packed it with fresh grease, and it now kneads 12 kg without complaint.',
    tags: [],
  },
  {
    rating: 4,
    text: 'About four hours from call to fix on a dead glasswasher, which I reckon is good for a Sunday.',
    tags: ['Response time'],
  },
  {
    rating: 5,
    text: 'Our chain of five uses them everywhere and the service reports all look the same, so I can see which site is skipping its cleaning.',
    tags: ['Consistency'],
  },
  {
    rating: 4,
    text: "They found the leak before re-gassing the display fridge. It cost more than the bloke we had, but he'd done it three times.",
    tags: ['Quality', 'Pricing'],
  },
  {
    rating: 1,
    text: "Took our grinder away for a week and returned it with coffee still caked in the chute and somebody else's hopper lid. It hadn't been touched as far as I can see, but the invoice says full service.",
    tags: ['Service', 'Workmanship'],
  },
  {
    rating: 3,
    text: "The descale and service were done competently. I felt a bit pushed towards a contract I'd already said no to twice.",
    tags: ['Value'],
  },
]
