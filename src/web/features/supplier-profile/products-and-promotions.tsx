import { useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import styles from './products-and-promotions.module.css'
import { Products } from './products/products.tsx'
import { wordsFrom } from './promotions/promotion-texts.ts'
import { Promotions, type OpenPromotion } from './promotions/promotions.tsx'

/** The products of a listing and its offers, one of which can begin with a product. */
export function ProductsAndPromotions({ supplierId }: { supplierId: Id }) {
  const [open, setOpen] = useState<OpenPromotion>()
  return (
    <>
      <div id="products" className={styles.first}>
        <Products
          supplierId={supplierId}
          onOffer={(product) => setOpen({ promotion: null, words: wordsFrom(product, sydneyDay(new Date())) })}
        />
      </div>
      <div id="offers">
        <Promotions supplierId={supplierId} open={open} onOpen={setOpen} />
      </div>
    </>
  )
}
