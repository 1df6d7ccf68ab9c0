import type { Newcomer } from '#server/db/demo/types.ts'
import { newcomers as bakedGoods } from './baked-goods.ts'
import { newcomers as beverages } from './beverages.ts'
import { newcomers as cleaning } from './cleaning.ts'
import { newcomers as coffeeEast } from './coffee-east.ts'
import { newcomers as coffeeWestAndSouth } from './coffee-west-and-south.ts'
import { newcomers as dairy } from './dairy.ts'
import { newcomers as freshProduce } from './fresh-produce.ts'
import { newcomers as furniture } from './furniture.ts'
import { newcomers as graphicDesign } from './graphic-design.ts'
import { newcomers as insurance } from './insurance.ts'
import { newcomers as itServices } from './it-services.ts'
import { newcomers as machineRepairs } from './machine-repairs.ts'
import { newcomers as meat } from './meat.ts'
import { newcomers as packaging } from './packaging.ts'
import { newcomers as phoneInternet } from './phone-internet.ts'
import { newcomers as seafood } from './seafood.ts'
import { newcomers as socialMedia } from './social-media.ts'
import { newcomers as spirits } from './spirits.ts'
import { newcomers as staffRecruiting } from './staff-recruiting.ts'
import { newcomers as tea } from './tea.ts'
import { newcomers as uniforms } from './uniforms.ts'
import { newcomers as webDesign } from './web-design.ts'

/** Those that have listed later than the first 72, category by category in the contract's order. */
export const newcomers: Newcomer[] = [
  ...coffeeEast,
  ...coffeeWestAndSouth,
  ...tea,
  ...packaging,
  ...webDesign,
  ...itServices,
  ...staffRecruiting,
  ...meat,
  ...seafood,
  ...bakedGoods,
  ...furniture,
  ...socialMedia,
  ...graphicDesign,
  ...spirits,
  ...machineRepairs,
  ...cleaning,
  ...insurance,
  ...phoneInternet,
  ...uniforms,
  ...freshProduce,
  ...beverages,
  ...dairy,
]
