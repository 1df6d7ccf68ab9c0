/** Words whose stem has another meaning ("lighting" and "light", "accountant" and "account"), so they match unstemmed only. */
const TEXT = `
  accountant accountants accounting accountancy organ organs marketing lighting flooring icing topping toppings stuffing wedding weddings meeting meetings
  evening evenings police university universities universal general generator generators generic animal animals anime
  parking housing banking wiring tiling roofing plating cutting cuttings carpeting clothing bedding dressing dressings filling fillings
  heating awning awnings engineering catering consultant consultants servant tenant tenants attendant attendants assistant assistants
  newspaper news`

export const STEM_TRAPS: ReadonlySet<string> = new Set(TEXT.trim().split(/\s+/))
