import { ink } from './inks.ts'
import { textOutlines } from './text-outlines.ts'
import { circle, group, line, path, rect, ring } from './svg.ts'

/** The glyphs of food and drinks, each drawn on a board of 200 by 200. */
export const foodGlyphs = {
  coffee: () => [
    circle(100, 104, 82, ink.milk),
    ring(100, 104, 82, ink.steel, 3),
    ring(100, 104, 60, ink.steel, 2.5),
    group('rotate(-38 100 104)', [rect(144, 90, 44, 28, ink.ink, 14), rect(148, 94, 36, 20, ink.milk, 10)]),
    circle(100, 104, 55, ink.milk),
    ring(100, 104, 55, ink.ink, 4),
    circle(100, 104, 46, ink.cocoa),
    circle(100, 104, 40, ink.caramel),
    path('M100 72c-6 8-24 16-24 34 0 15 12 25 24 34 12-9 24-19 24-34 0-18-18-26-24-34z', ink.oat),
    line('M100 80v56', ink.caramel, 4),
    line(
      'M100 98c-7-1-13-4-17-8M100 98c7-1 13-4 17-8M100 114c-8-1-15-4-20-9M100 114c8-1 15-4 20-9M100 128c-6-1-11-3-14-6M100 128c6-1 11-3 14-6',
      ink.caramel,
      4,
    ),
  ],
  bean: () => [
    group('rotate(32 100 100)', [
      path('M100 30c26.5 0 48 31.3 48 70s-21.5 70-48 70-48-31.3-48-70 21.5-70 48-70z', ink.cocoa),
      path('M100 30c26.5 0 48 31.3 48 70s-21.5 70-48 70c22-22 8-46 2-66s-12-48-2-74z', ink.ink, 0.35),
      line('M100 34c-18 26 16 44 4 70-8 18-14 36-4 62', ink.caramel, 6),
    ]),
  ],
  tea: () => [
    line('M100 188V96', ink.bottle, 7),
    path('M98 128C60 134 26 112 18 66c44-4 76 20 80 62z', ink.gum),
    path('M98 128C72 108 48 88 18 66c8 46 42 68 80 62z', ink.bottle),
    path('M102 128c38 6 72-16 80-62-44-4-76 20-80 62z', ink.bottle),
    path('M102 128c26-20 50-40 80-62-44-4-76 20-80 62z', ink.gum),
    path('M100 104C76 78 78 40 100 10c22 30 24 68 0 94z', ink.lime),
    path('M100 104c24-26 22-64 0-94z', ink.gum),
    line('M96 126C74 106 52 88 30 74M104 126c22-20 44-38 66-52', ink.oat, 2.5),
  ],
  juice: () => [
    line('M118 60l18-48 26-6', ink.tomato, 8),
    path('M50 56h100l-12 122a12 12 0 0 1-12 10H74a12 12 0 0 1-12-10z', ink.milk),
    path('M54 84h92l-9 90a8 8 0 0 1-8 7H71a8 8 0 0 1-8-7z', ink.mandarin),
    path('M110 84h36l-9 90a8 8 0 0 1-8 7h-22z', ink.tomato, 0.4),
    circle(62, 52, 30, ink.wattle),
    circle(62, 52, 24, ink.oat),
    circle(62, 52, 20, ink.mandarin),
    line('M62 32v40M42 52h40M48 38l28 28M76 38L48 66', ink.oat, 3),
    line('M74 108l4 46', ink.oat, 6),
  ],
  bottle: () => [
    path('M84 10h32v52c0 14 26 20 26 46v70a12 12 0 0 1-12 12H70a12 12 0 0 1-12-12v-70c0-26 26-32 26-46z', ink.bottle),
    path('M108 10h8v52c0 14 26 20 26 46v70a12 12 0 0 1-12 12h-22z', ink.ink, 0.4),
    rect(80, 6, 40, 22, ink.tomato, 4),
    rect(58, 106, 84, 58, ink.oat),
    path('M108 106h34v58h-34z', ink.caramel, 0.35),
    circle(100, 135, 17, ink.mandarin),
    line('M76 116h48M76 154h48', ink.ink, 2.5),
    line('M70 98c4-12 14-16 18-26', ink.gum, 5),
  ],
  milk: () => [
    path('M80 20h40v26c0 14 24 22 24 54v74a14 14 0 0 1-14 14H70a14 14 0 0 1-14-14v-74c0-32 24-40 24-54z', ink.milk),
    path('M112 20h8v26c0 14 24 22 24 54v74a14 14 0 0 1-14 14h-18z', ink.sky),
    rect(74, 10, 52, 16, ink.navy, 5),
    rect(56, 108, 88, 48, ink.navy),
    path('M112 108h32v48h-32z', ink.ink, 0.3),
    textOutlines('2L', { x: 100, y: 142, size: 28, fill: ink.milk }),
    line('M68 92c2-16 14-24 18-36', ink.sky, 5),
  ],
  meat: () => [
    path('M44 54C74 20 132 14 164 50c26 30 18 82-14 110-26 22-66 30-96 12C18 150 12 90 44 54z', ink.milk),
    path('M54 64C78 36 128 30 154 58c22 26 14 68-12 92-22 18-56 24-80 10C32 142 30 94 54 64z', ink.tomato),
    path('M154 58c22 26 14 68-12 92-22 18-56 24-80 10 42 2 74-18 84-52 6-20 8-34 8-50z', ink.beet, 0.55),
    path('M70 74l22-8 18 22 26-8 8 16-30 12-4 36-18 2-4-36-20-14z', ink.milk),
    line('M62 112c6 4 8 12 6 20M84 142c6 0 10 4 12 8M126 122c8 0 12-4 16-10M120 60c6 2 12 6 14 10', ink.musk, 4),
  ],
  fish: () => [
    group('rotate(-12 100 100)', [
      path('M142 100l46-34c-8 22-8 46 0 68z', ink.reef),
      path('M142 100l46 34c-8-22-8-46 0-68z', ink.navy, 0.35),
      path('M84 58c14-18 34-22 52-18-8 8-10 16-10 28z', ink.navy),
      path('M12 104C34 58 104 44 152 100 104 156 34 148 12 104z', ink.reef),
      path('M12 104c30 12 92 18 140-4-48 56-118 48-140 4z', ink.milk),
      path('M20 90c40-16 92-14 132 10-48-56-112-44-132-10z', ink.navy),
      line('M58 68c12 18 12 50 2 72', ink.ink, 4),
      circle(38, 94, 9, ink.milk),
      circle(38, 94, 5, ink.ink),
      line('M82 84c6 8 6 20 0 30M100 82c6 8 6 24 0 34M118 86c5 8 5 18 0 28', ink.milk, 3.5),
      path('M92 130c8 14 20 18 30 18-2-10-6-18-12-24z', ink.navy),
    ]),
  ],
  bread: () => [
    group('rotate(-18 100 100)', [
      path('M14 112c0-40 40-60 86-60s86 20 86 60c0 30-28 42-86 42s-86-12-86-42z', ink.caramel),
      path('M14 112c10 14 40 20 86 20s76-6 86-20c0 30-28 42-86 42s-86-12-86-42z', ink.cocoa, 0.55),
      ...[44, 82, 120].map((x) => path(`M${x} 118c-6-20 2-42 22-58 8 2 14 6 16 10-16 12-24 30-20 50-6 2-14 0-18-2z`, ink.oat)),
      ...[44, 82, 120].map((x) => line(`M${x + 9} 112c-3-16 4-32 18-44`, ink.caramel, 2.5)),
    ]),
  ],
  croissant: () => [
    path('M18 132C22 76 58 36 104 36c44 0 78 36 80 92-18-2-30-14-38-32-8-16-24-24-42-24-20 0-34 10-42 28-8 18-22 30-44 32z', ink.caramel),
    path('M104 36c44 0 78 36 80 92-18-2-30-14-38-32z', ink.cocoa, 0.4),
    line('M62 60l22 20M104 36v36M144 58l-24 22M32 94l32 6M172 92l-30 4', ink.oat, 5),
  ],
  lemon: () => [
    path(
      'M40 128c-24-18-26-44-22-54 4 0 8 0 12-2C48 28 118 20 152 58c24 28 18 62 2 84-2 6 0 10 2 14-12 4-24 0-30-6-34 12-64 4-86-22z',
      ink.wattle,
    ),
    path('M40 128c34 10 96 4 112-70 24 28 18 62 2 84-2 6 0 10 2 14-12 4-24 0-30-6-34 12-64 4-86-22z', ink.mandarin, 0.6),
    path('M96 40c6-24 34-36 66-28-6 28-34 42-66 28z', ink.bottle),
    path('M96 40c20-4 44-14 66-28-6 28-34 42-66 28z', ink.gum),
    line('M58 78c8-16 20-24 34-26', ink.milk, 6),
  ],
  tomato: () => [
    path('M100 46c50-22 88 10 84 62-4 46-40 76-84 76s-80-30-84-76c-4-52 34-84 84-62z', ink.tomato),
    path('M184 108c-4 46-40 76-84 76-30 0-56-12-70-36 60 20 126-10 132-98 16 12 24 32 22 58z', ink.beet, 0.5),
    path(
      'M100 64c-10 10-26 14-40 10 10-6 14-12 16-20-10-2-18-8-22-16 14-2 28 0 38 8l4-28h12l-2 28c10-8 24-10 38-8-4 8-12 14-22 16 4 8 10 14 18 20-14 4-30 0-40-10z',
      ink.bottle,
    ),
    line('M36 110c0-18 6-30 16-38', ink.musk, 7),
  ],
  avocado: () => [
    group('rotate(18 100 100)', [
      path('M100 10c30 0 40 36 48 62 10 30 16 44 16 62 0 36-28 58-64 58s-64-22-64-58c0-18 6-32 16-62 8-26 18-62 48-62z', ink.bottle),
      path('M100 24c20 0 28 30 36 54 8 28 14 40 14 56 0 28-22 44-50 44s-50-16-50-44c0-16 6-28 14-56 8-24 16-54 36-54z', ink.lime),
      path('M100 44c12 0 18 24 24 42 8 22 12 32 12 46 0 20-16 32-36 32s-36-12-36-32c0-14 4-24 12-46 6-18 12-42 24-42z', ink.oat),
      circle(100, 130, 28, ink.cocoa),
      path('M100 102a28 28 0 0 1 0 56c12-16 14-40 0-56z', ink.ink, 0.4),
      line('M86 122c2-6 6-8 10-10', ink.caramel, 5),
    ]),
  ],
} as const satisfies Record<string, () => readonly string[]>
