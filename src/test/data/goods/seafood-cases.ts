const list = (text: string): string[] => text.split(';').map((each) => each.trim())

/** Seafood as venues and suppliers write it: fresh, frozen, smoked, canned, crumbed, and dishes named after it. */
export const SEAFOOD = list(`
  salmon; Salmon fillets; atlantic salmon skin on; TASSIE SALMON 4kg; ocean trout; barramundi; barra; barra fillets skin off; baramundi;
  snapper whole; flathead tails; flake; flake fillets; gummy shark; king george whiting; kingfish; hiramasa; john dory; blue eye cod; hoki;
  basa fillets; dory fillets; ling; rockling; red emperor; coral trout; swordfish steaks; tuna; yellowfin tuna loin; mahi mahi; sardines;
  whitebait; garfish; mullet; bream; trevally; mackerel; monkfish; orange roughy; eel; smoked eel; unagi; skate wings; hapuka; gemfish;
  prawns; green prawns U10; cooked tiger prawns; shrimps; prawn meat; banana prawns; crayfish; rock lobster tails; moreton bay bugs;
  balmain bugs; bugs; yabbies; marron; scampi; crab; blue swimmer crab; mud crabs; crab meat; soft shell crab; spanner crab; langoustines;
  oysters; sydney rock oysters; pacific oysters dozen; natural oysters; scallops; scallops on the half shell; mussels; pot ready mussels;
  pipis; vongole; clams; cockles; squid; squid tubes; calamari; calamari rings; crumbed calamari; baby octopus; cuttlefish; abalone;
  sea urchin; uni; sea cucumber; jellyfish; whelks; periwinkles; geoduck;
  caviar; salmon roe; ikura; tobiko; masago; lumpfish roe; bottarga; taramasalata;
  smoked salmon; smoked salmon 1kg sliced; hot smoked trout; gravlax; kippers; anchovies; white anchovies; anchovy fillets in oil; tinned tuna;
  tuna in springwater; tuna in oil 1.8kg; canned salmon; John West tuna; Sirena tuna; salt cod; bacalao; rollmops; canned sardines;
  fish fingers; fish cakes; battered fish; beer battered flathead; crumbed prawn cutlets; fish bites; salt and pepper squid; seafood mix;
  marinara mix; seafood extender; crab sticks; surimi; tempura prawns; prawn twisters; fish balls;
  fish and chips; prawn cocktail; seafood chowder; clam chowder; lobster bisque; prawn dumplings; prawn gyoza; salmon quiche; tuna mornay;
  tuna salad; smoked salmon bagels; prawn spring rolls; fish tacos; fish pie; seafood lasagne; crab ravioli; prawn laksa; seafood paella;
  tuna sandwiches; fish curry; salmon sushi; prawn rice paper rolls; salmon poke bowl; seafood pizza; prawn wontons;
  frozen fish; fresh fish; seafood; shellfish; white fish fillets; sashimi grade tuna; fillet of salmon; prawns peeled, tail on;
  salmon portions 180g x 10; humpty doo barramundi; huon salmon; ora king salmon; fremantle octopus; spring bay mussels; prawn; praws;
  calamri rings; scollops; mussles`)

/** What only sounds like seafood, is made for it or is a sauce, an oil or an extract of it. */
export const NO_SEAFOOD = list(`
  fish sauce; oyster sauce; anchovy sauce; prawn sauce; seafood sauce; seafood cocktail sauce; tartare sauce; lobster oil; prawn oil;
  fish oil; cod liver oil; fish stock; seafood stock; prawn stock; dashi; fish stock powder; shrimp paste seasoning; bonito flakes stock;
  fish batter mix; fish seasoning; fish spice; salmon seasoning; seafood seasoning; marinara sauce; crab boil spice; squid ink pasta;
  squid ink; nori; seaweed; seaweed salad; kelp; wakame; sea grapes; samphire; sea salt; salt flakes; chilli flakes; coconut flakes;
  almond flakes; oat flakes; bran flakes; chocolate flake; oyster mushrooms; king oyster mushrooms; crab apples; oyster blade steak; oyster bay;
  chicken oysters; fish knives; fish knife and fork; oyster forks; oyster knife; oyster shucking knife; oyster plates; fish slice; fish tongs;
  fish kettle; fish and chip boxes; fish and chip paper; fish and chip cups; crab crackers; lobster picks; lobster bibs;
  sushi mats; sushi trays; soy fish; sushi rice; sushi vinegar; vegan prawns; vegan tuna; plant based fish; plant based salmon; vegan fish fillets;
  vegan calamari rings; vegetarian fish sauce; meat free fish; konjac prawns; vegan smoked salmon; finger lime caviar; vegan caviar; potato cakes;
  prawn crackers; shrimp crackers; prawn chips; fish shaped crackers; swedish fish lollies; goldfish crackers; fish tank; fish food; aquarium;
  bug spray; bug zapper; bass speaker; skateboard; dart board; sole trader insurance; sea shells pasta; shell pasta; conchiglie; snail; escargot;
  salmon pink napkins; lobster red paint; shark steam mop; fishmonger; seafood delivery; oyster shucking; fish market;
  chicken breast; beef mince; lamb cutlets; pork belly; eggs; milk; lemons; dill; capers; tofu; chips; chicken salad; veggie sushi; avocado sushi;
  chicken dumplings; beef pie; coffee beans; napkins; takeaway cups; aprons; surf board wax; octopus strap; barista; caviar lentils; cream; mustard;
  king salmon coloured uniforms; crayon; turtle beans; crumbed chicken; chicken nuggets; tempura flour; tempura vegetables; batter`)
