/** Words that names no longer consist of, because the field has others for them. Those that are fields of the API are not among them. */
export const GONE_WORDS = [
  'postOffice',
  'writeLetters',
  'openHouse',
  'furnish',
  'judgement',
  'itsOwn',
  'provePassword',
  'askSecondFactor',
  'Keeper',
  'AnswerOf',
  'SentTo',
  'Stretch',
  'openSeal',
  'hearing',
  'tell',
  'mend',
  'OutOfReach',
  'carryOver',
  'takeOver',
  'whatIsAt',
  'FollowAddress',
  'walked',
  'shelf',
  'lettering',
  'deed',
  'Wish',
  'Told',
  'TOLD',
  'Standing',
  'Praise',
  'Admission',
  'admission',
  'Life',
  'life',
  'lives',
  'onWire',
  'lastOf',
] as const

/** Names of exports that had one of those words, or a word that means something else by now. */
export const GONE_NAMES =
  `acceptOffer ADMIN_CONTENT adminContentPath AdminPage allOffers AnswerLine answerLineOf AskTogetherAgain AskTogetherAgainProps
  asOperatorMessage asTold BetaOffer changeFavourite changeToTell chooseOne ClaimMode claimMode ClaimOffer clearFavourites
  contentItem contentItems ContentManager contentManager contentNow ContentPage contentRoutes ContentSearch ContentTabs
  ContentTabsProps DemoOffer EarlierOffers EditedOffer EngineLife enquiriesPath enquiriesRead ENQUIRY_KINDS ENQUIRY_MONTHS
  ENQUIRY_NAMES ENQUIRY_STATES enquiryCopy EnquiryDetails EnquiryDialog EnquiryDialogProps enquiryDraft EnquiryForm EnquiryKind
  enquiryOf EnquiryOffers enquiryPage enquiryRoutes EnquiryRow EnquiryRowProps EnquiryState enquiryTexts EnquiryToOwner
  FavouriteButton favouritesOf findForWish firstTold FIXED_BY_OPERATOR followContentManager FoundForWish GroupOffer GroupOffers
  GROUPS_TOLD insertEnquiry isOfferDue isOfferShown isOnOffer isProfileTold isTold isWish KeptOffer lastContent lastOffer
  leadingOffer leaveOffers lifeOf makeOffer markTold MAX_ANSWER_LINES MAX_GROUP_OFFERS MAX_TOGETHER mayBeOffered mergeFavourites
  NewOffer NewOfferRow OfferedLine OfferedSteps OfferFacts OfferFields OfferForm offeringSupplier OfferLine OfferLines OfferList
  OfferListProps OfferOfEmail OfferPrices OfferProps offerRoutes OfferRow offersNow offersToChoose OfferSummary offersWhile
  OfferTotals ON_OFFER OPEN_IN_CONTENT openAddressKey openAuthenticator openBare openBrowser openBucket openCatalogue openChanges
  openClient openCookies openDelivery openDirectory openEarly openImages openJobs openLimits openLoader openLog openMailServer
  openMarketplace openMetrics openModel openOwnSite openParser openPayments openPdf openPool openPorts openProgress openProof
  openProvider openPublisher openRedirects openReport openResources openRoutes openSecrets openSelection openServing openSignals
  openSite openSiteData openStream openStripe openSubscriber openTcpProxy openThreads OperatorContact operatorOf operatorRead
  POSTS_TOGETHER praiseOf ProductsAndOffers ProofEvent proofNow proofWords quotedOffer readContentSearch ReusableOffer
  revertFavourite savedOffer SentTogether setFavourite setPraise ShownClaims shownOffer ShownOffer SIGN_OF_LIFE_MS SiteEditor
  standingIn standingsOf StoredAnswerLine StoredOffer SupplierPraise supplierPraiseTexts takenOffer TELLING_VIEWS tellOfEnded
  tellOfEnds tellOfInvoice tellOthers TellOthers tellOwner tellOwnerOf tellOwnerOfHold tellOwnerOfReport tellSome termsOfOffer
  timingTold toggleFavourite TOLD_DAYS TOLD_FIELDS toldByAnswers ToldByTool ToldChange toldChange ToldField toldIn TypedEnquiry
  UnmetWish useClaims useEnquiries useEnquiryDialog useEnquiryForm useIsFavourite useQuotes useTellOthers useToldFields wishFrom
  wishInReply wishOf MOST LEAST LONGEST FEWEST`.split(/\s+/)
