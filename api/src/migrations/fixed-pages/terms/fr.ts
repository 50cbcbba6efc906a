import type { LongText } from '../long-text.ts';

export const TERMS_FR: LongText = {
  title: 'Conditions générales',
  lead: "Les règles de ce site, ce que vous pouvez en attendre et ce qu'il ne promet pas. Lisez-les avant toute décision qui touche votre travail, votre argent ou votre santé.",
  sections: {
    acceptance: [
      'Ce que vous acceptez en utilisant le site',
      "En utilisant ce site, vous acceptez ces conditions et notre politique de confidentialité. Si vous n'êtes pas d'accord, nous vous prions de ne pas l'utiliser. Pour l'utiliser, vous devez être majeur là où vous vivez.",
      { link: 'privacy', text: 'Lire la politique de confidentialité' },
    ],
    site: [
      "Ce qu'est Vitral, et ce qu'il n'est pas",
      "Vitral est une équipe de leadership : elle réunit des personnes qui travaillent à leur compte dans le marketing de réseau et leur offre une formation, du matériel et un accompagnement. Ce site présente l'équipe, ses sessions en direct et ses témoignages.",
      "Ici, aucun produit n'est vendu, aucun paiement n'est encaissé et aucune adhésion n'est signée. Si vous adhérez à une entreprise ou achetez chez elle, votre relation est avec cette entreprise et relève de ses contrats, à lire à tête reposée avant de les accepter. Ce site ne parle au nom d'aucune.",
      "Les personnes de l'équipe sont indépendantes : elles ne sont ni employées, ni associées, ni représentantes de Vitral.",
    ],
    earnings: [
      'Aucune promesse de revenus',
      "Nous ne garantissons ni revenu, ni économie, ni rang, ni résultat. Rien de ce que vous lisez ou entendez ici, pas plus dans un témoignage que dans une session en direct, n'est une promesse ou une prévision de ce que vous gagnerez.",
      [
        "Beaucoup de personnes qui pratiquent le marketing de réseau gagnent peu ou rien, et certaines perdent de l'argent une fois leurs frais déduits.",
        "Les résultats dépendent du temps, des capacités, de l'expérience, du marché et de circonstances que personne ne maîtrise.",
        "Les gains doivent venir de ventes réelles à de vrais clients, non de l'ajout de personnes. Si quelqu'un vous propose de payer pour recruter, ou d'acheter plus que vous ne pouvez utiliser ou vendre, refusez et prévenez-nous.",
        "N'investissez pas d'argent que vous ne pouvez pas vous permettre de perdre et ne quittez pas un emploi à cause de ce que vous voyez sur ce site. Demandez à l'entreprise sa déclaration officielle de revenus et consultez un professionnel de la finance, de la fiscalité ou du droit.",
      ],
    ],
    health: [
      'Bien-être et santé',
      "Ce que nous partageons sur le bien-être est une information générale et éducative. Ce n'est pas un avis médical et cela ne remplace ni le diagnostic ni le traitement d'un professionnel de la santé.",
      "Aucun produit, aucune habitude ni aucun programme mentionné ici ne vise à diagnostiquer, traiter, guérir ou prévenir une maladie. Consultez votre médecin avant de modifier votre alimentation, votre activité physique ou vos compléments, surtout si vous prenez des médicaments, êtes enceinte ou vivez avec une maladie. N'interrompez pas un traitement à cause de ce que vous avez lu ou entendu sur ce site et, en cas d'urgence, appelez les secours.",
    ],
    testimonials: [
      'Témoignages',
      "Les témoignages racontent l'expérience des personnes qui les donnent. Ce sont des avis personnels : ils ne décrivent pas un résultat typique et ne laissent pas supposer que le vôtre sera le même. Nous ne les payons pas.",
    ],
    sessions: [
      'Sessions en direct et matériel',
      "Les horaires, les sujets et les intervenants peuvent changer ou être annulés. Nous nous efforçons de l'indiquer à temps dans le calendrier.",
      "Pendant les sessions, nous attendons le même respect qu'en personne. Nous pouvons exclure quiconque insulte, discrimine, fait de la publicité pour autre chose ou promet des revenus ou des guérisons. N'enregistrez ni ne diffusez une session sans l'accord des participants.",
    ],
    use: [
      'Utilisation permise',
      'Vous pouvez lire le site, en partager les liens et nous écrire. Il est interdit :',
      [
        "de l'utiliser à des fins illégales, trompeuses ou nuisibles à autrui ;",
        "de se faire passer pour quelqu'un d'autre ou pour l'équipe ;",
        "de tenter d'entrer là où l'on n'a pas accès, de chercher des failles sans autorisation ou de surcharger le service ;",
        "d'envoyer de la publicité ou des messages en masse par le formulaire de contact ;",
        'de recueillir les données personnelles des personnes présentées ici.',
      ],
      'Si vous découvrez une faille de sécurité, signalez-la-nous et laissez-nous le temps de la corriger avant de la rendre publique.',
    ],
    accounts: [
      'Comptes de la console',
      "Les comptes sont personnels et accordés par l'équipe. Leur titulaire garde le mot de passe secret, répond de ce qui est fait avec et nous prévient aussitôt si quelqu'un d'autre semble l'utiliser. Nous pouvons suspendre un compte pour protéger le site ou d'autres personnes.",
    ],
    property: [
      'Propriété intellectuelle',
      "Les textes, les illustrations, les vidéos et la marque de ce site appartiennent à Vitral ou sont utilisés avec l'accord de leurs titulaires. Vous pouvez créer des liens vers eux et les citer en indiquant leur origine. Pour les copier, les modifier ou les utiliser à des fins commerciales, il vous faut notre accord écrit.",
      "Les marques d'autres entreprises appartiennent à leurs propriétaires. Si vous pensez qu'un élément de ce site porte atteinte à vos droits, écrivez-nous et nous l'examinerons.",
    ],
    links: [
      'Liens et services de tiers',
      "Nous renvoyons vers des services que nous ne contrôlons pas, comme des visioconférences et des réseaux sociaux. Un lien n'est pas une recommandation : en le suivant, vous acceptez les conditions de ce service.",
    ],
    liability: [
      'Responsabilité',
      "Nous prenons soin du site, mais nous l'offrons tel quel : il peut contenir des erreurs ou cesser de fonctionner pendant un temps. Dans la mesure permise par la loi, nous ne répondons pas des décisions que vous prenez d'après son contenu, des actes de tiers, ni des pertes indirectes.",
      'Rien dans ces conditions ne limite une responsabilité que la loi interdit de limiter, ni vos droits de consommateur.',
    ],
    law: [
      'Droit applicable',
      'Ces conditions sont régies par le droit du lieu depuis lequel le site est administré, sans vous priver de la protection que vous accorde le droit du pays où vous vivez. Avant de saisir un tribunal, écrivez-nous : la plupart des désaccords se règlent en se parlant.',
      "Si une partie de ces conditions n'était pas valable, les autres resteraient en vigueur. La version espagnole est l'originale ; si une traduction dit autre chose, c'est l'espagnole qui vaut, sauf si la loi vous donne droit à une autre.",
    ],
    changes: [
      'Modifications',
      "Nous pouvons modifier ces conditions. Les modifications valent dès leur publication ici avec leur nouvelle date et n'affectent pas ce qui s'est passé auparavant.",
    ],
    contact: [
      'Comment nous joindre',
      'Une question sur ces conditions ? Écrivez-nous et nous vous répondrons.',
      { block: 'contact' },
    ],
  },
};
