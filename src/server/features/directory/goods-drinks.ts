import type { GoodsByCategory } from './goods-by-category.ts'

/** Drinks, and the barista's tools, which roasters sell. */
export const DRINKS: GoodsByCategory = {
  Coffee: `
    green coffee / green coffee bean / raw coffee, ground coffee / plunger coffee / plunger grind, espresso grind, instant coffee,
    freeze dried coffee, coffee pod / coffee capsule / nespresso pod / nespresso capsule, caffitaly, arabica, robusta, dark roast,
    medium roast, light roast, house blend, private label coffee / white label coffee, contract roasting / toll roasting, mushroom coffee,
    dandelion coffee, chicory, coffee substitute, turkish coffee, vietnamese coffee, greek coffee, tamper / palm tamper, distributor tool,
    puck press, tamping mat, wdt tool, portafilter / group handle, bottomless portafilter, knock box / knock tube / knockbox / grinds bin,
    milk jug / milk pitcher / steaming jug / frothing jug, latte art jug, coffee scale / barista scale / brew scale, milk thermometer,
    barista thermometer, barista cloth, barista brush, grinder brush, group brush, barista tool / barista equipment, aeropress, chemex,
    v60, plunger / french press, moka pot, syphon brewer, filter paper / coffee filter paper / coffee filter,
    coffee canister / coffee tin, bean hopper, coffee subscription, office coffee, coffee tasting / coffee cupping / cupping,
    caramel syrup, hazelnut syrup, sugar free syrup, monin, torani, white chocolate powder, mocha powder, frappe / frappe powder,
    choc powder, babyccino, chocolate topping / chocolate sauce, caramel topping, strawberry topping, topping / ice cream topping`,
  Tea: `
    white tea, jasmine tea, lapsang souchong, darjeeling, assam, ceylon tea, rooibos / red tea, honeybush, lemongrass tea, ginger tea,
    lemon ginger tea, hibiscus tea, rosehip tea, genmaicha, gunpowder tea, pu erh / puerh, prana chai, sticky chai, chai powder,
    chai syrup, chai concentrate, wet chai, turmeric latte / golden latte / golden milk, beetroot latte, superfood latte, blue spirulina,
    iced tea / ice tea, cold brew tea, peach iced tea, bubble tea / boba / milk tea, tapioca pearl, popping pearl, teapot / tea pot,
    infuser / tea infuser / tea strainer, tea cosy, matcha whisk / chasen, matcha bowl, pyramid tea bag, enveloped tea bag,
    string and tag tea, yerba mate, french earl grey, lady grey`,
  Beverages: `
    energy drink / red bull, sports drink / gatorade / electrolyte drink, ginger beer, ginger ale, bitter lemon, lemon lime bitters,
    sarsaparilla, creaming soda, tonic / tonic water, mixer, dry ginger, coconut water, apple juice, pineapple juice, tomato juice,
    cranberry juice, grapefruit juice, lemon juice, lime juice, vegetable juice, wheatgrass, juice shot, ginger shot,
    juice box / popper / kids drink, prima, protein shake, protein powder, collagen powder, whey, canned drink / drink can, bottled drink,
    glass bottle drink, post mix / postmix, soda gun, drink dispenser, bag in box, slushie / slurpee, slush mix, granita, frozen drink,
    bagged ice / ice cube / party ice / ice bag / ice delivery, crushed ice, water cooler / water dispenser,
    sparkling water tap / sparkling tap / zip tap, aloe vera drink, yakult, probiotic drink, grenadine, elderflower, elderflower cordial,
    lime cordial, raspberry cordial, prebiotic soda, low sugar soft drink, sugar free soft drink, diet coke / coke zero, pepsi,
    alcohol free beer, zero beer, alcohol free wine, non alcoholic spirit`,
  Spirits: `
    cider / apple cider, pear cider, scrumpy, stout, porter, ipa, pilsner, ale, draught beer / tap beer, keg / beer keg, beer tap,
    keg system, aperol, campari, aperitif / aperitivo, spritz, amaro, coffee liqueur / kahlua, irish cream / baileys, frangelico,
    amaretto, limoncello, sake, soju, umeshu, shochu, mezcal, cachaca, pisco, absinthe, ouzo, grappa, schnapps, rose wine, orange wine,
    natural wine / pet nat, biodynamic wine, sparkling shiraz, cava, cremant, moscato, lambrusco, port / tawny, sherry, muscat, madeira,
    marsala, fortified wine / fortified, cooking wine, sangiovese, tempranillo, nebbiolo, malbec, zinfandel, durif, semillon, verdelho,
    gewurztraminer, vermentino, fiano, viognier, bitters / cocktail bitters, angostura, premix / rtd / cocktail premix, bottled cocktail,
    canned cocktail, mead, hard seltzer, alcoholic ginger beer, cask wine / goon, wine on tap / wine keg`,
}
