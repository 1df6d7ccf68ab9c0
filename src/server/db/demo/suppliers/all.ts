import type { DemoSupplier, Established } from '#server/db/demo/types.ts'
import { suppliers as bakedGoods } from './baked-goods.ts'
import { suppliers as beverages } from './beverages.ts'
import { suppliers as cleaning } from './cleaning.ts'
import { suppliers as coffee } from './coffee.ts'
import { suppliers as dairy } from './dairy.ts'
import { suppliers as freshProduce } from './fresh-produce.ts'
import { suppliers as furniture } from './furniture.ts'
import { suppliers as graphicDesign } from './graphic-design.ts'
import { suppliers as insurance } from './insurance.ts'
import { suppliers as itServices } from './it-services.ts'
import { suppliers as machineRepairs } from './machine-repairs.ts'
import { suppliers as meat } from './meat.ts'
import { newcomers } from './newcomers/all.ts'
import { suppliers as packaging } from './packaging.ts'
import { suppliers as phoneInternet } from './phone-internet.ts'
import { suppliers as seafood } from './seafood.ts'
import { suppliers as socialMedia } from './social-media.ts'
import { suppliers as spirits } from './spirits.ts'
import { suppliers as staffRecruiting } from './staff-recruiting.ts'
import { suppliers as tea } from './tea.ts'
import { suppliers as uniforms } from './uniforms.ts'
import { suppliers as webDesign } from './web-design.ts'

/** Those with many reviews between them, category by category in the contract's order. */
export const established: Established[] = [
  ...coffee,
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

/** All of them, in the order in which they are numbered. */
export const suppliers: DemoSupplier[] = [...established, ...newcomers]
