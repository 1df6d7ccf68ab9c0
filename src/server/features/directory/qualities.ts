/** Words that describe a kind of goods: they are the head of a search only when it has no other word. */
const QUALITY_NAMES = `
  organic, free range, fair trade, fairtrade, rainforest alliance, halal, kosher, vegan, vegetarian, plant based, gluten free, dairy free,
  lactose free, sugar free, nut free, egg free, low fat, full cream, skim, light, extra virgin, raw, roasted, smoked, dried, frozen, chilled,
  fresh, natural, certified, biodynamic, preservative free, spray free, grass fed, grain fed, pasture raised, wild caught, sustainable,
  sustainably sourced, ethical, ethically sourced, local, locally made, australian, australian made, aussie, imported, italian, french, greek,
  japanese, asian, indian, thai, mexican, spanish, american, turkish, lebanese, artisan, handmade, hand made, homemade, traditional, authentic,
  gourmet, premium, specialty, speciality, luxury, boutique, small, medium, large, big, mini, giant, tall, short, heavy, thick, thin, round,
  square, flat, single, double, triple, bulk, whole, half, sliced, diced, minced, ground, grated, shredded, peeled, boneless, skinless,
  compostable, biodegradable, recyclable, recycled, reusable, disposable, eco, eco friendly, plastic free, custom, custom made, printed,
  custom printed, branded, personalised, personalized, plain, colour, coloured, black, white, brown, red, green, blue, yellow, pink, gold,
  silver, kraft, clear, wooden, timber, metal, steel, stainless, stainless steel, plastic, glass, ceramic, second hand, secondhand, used, pre
  owned, preowned, refurbished, reconditioned, new, old, modern, vintage, rustic, industrial, emergency, urgent, same day, next day, overnight,
  daily, weekly, monthly, online, mobile, portable, automatic, manual, electric, electronic, digital, wireless, outdoor, indoor, seasonal,
  summer, winter, christmas, easter, hot, cold, iced, warm, sweet, salted, unsalted, spicy, sour, bitter, rich, strong, mild, soft, hard,
  crunchy, creamy, healthy, low carb, high protein, professional, experienced, reliable, licensed, qualified, casual, part time, full time`

/** Words so broad that the words before them carry the meaning: "eftpos machine" is a payment terminal, not any machine. */
const BROAD_WORDS = `
  machine machines machinery equipment system systems product products item items goods food foods thing things stuff kit kits gear set sets solution
  solutions accessory accessories part parts option options range brand brands type types style styles pack packs size sizes unit units
  service services hire rental rentals delivery deliveries pickup shop shops store stores place places people person team help price prices
  pricing quote quotes cost costs deal deals special specials sample samples program programs management minimum`

export const QUALITIES = QUALITY_NAMES.split(',').map((name) => name.trim().replace(/\s+/g, ' '))
export const BROAD = BROAD_WORDS.trim().split(/\s+/)
