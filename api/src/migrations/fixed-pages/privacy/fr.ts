import type { LongText } from '../long-text.ts';

export const PRIVACY_FR: LongText = {
  title: 'Politique de confidentialité',
  lead: 'Quelles données ce site conserve, dans quel but, pendant combien de temps, et ce que vous pouvez nous demander. Avec des mots simples et sans petits caractères.',
  sections: {
    summary: [
      'En quelques mots',
      [
        'Vous pouvez lire tout le site sans nous donner la moindre donnée et sans créer de compte.',
        'Nous conservons ce que vous nous écrivez dans le formulaire de contact, et le peu dont le site a besoin pour fonctionner et rester protégé.',
        "Nous n'utilisons ni traceurs, ni publicité, ni outils de mesure d'audience de tiers. Nous ne vendons pas de données.",
        "Rien n'est chargé depuis d'autres sites avant que vous l'ayez accepté.",
      ],
    ],
    controller: [
      'Qui répond de vos données',
      "L'équipe Vitral décide à quoi servent les données décrites ici et comment elles sont utilisées. Pour toute question ou demande, voici comment nous joindre :",
      { block: 'contact' },
    ],
    messages: [
      'Messages de contact',
      "Quand vous nous écrivez, nous conservons votre nom, votre adresse courriel, votre numéro de téléphone si vous l'indiquez, le sujet, le message, la langue de la page et le moment de l'envoi.",
      "Nous les utilisons uniquement pour vous répondre et assurer le suivi de votre demande : c'est vous qui nous le demandez en nous écrivant, et c'est sur cette base que nous les traitons. Seules les personnes de l'équipe chargées des messages les lisent.",
      'Nous les supprimons après le délai indiqué plus bas, ou plus tôt si vous le demandez.',
      "Pendant que vous écrivez, le brouillon est gardé uniquement dans votre navigateur, pour ne pas être perdu si la page se recharge. Il disparaît à l'envoi du message ou à la fermeture de l'onglet.",
      "Pour freiner les envois massifs, nous comptons les messages provenant d'une même adresse réseau. Ce compte vaut un jour au plus, puis il est supprimé.",
    ],
    registrations: [
      'Inscription aux sessions en direct',
      'Si vous vous inscrivez à une session en direct, nous conservons votre nom, votre adresse courriel, la langue, votre fuseau horaire, vos réponses aux questions du formulaire et les dates auxquelles vous étiez présent. L’adresse courriel est conservée chiffrée.',
      'Nous nous en servons uniquement pour confirmer votre place, vous rappeler la session et vous prévenir des changements : vous acceptez ces courriels en vous inscrivant, et chacun contient un lien pour annuler. Seules les personnes de l’équipe qui préparent les sessions lisent ces données.',
      'Une inscription non confirmée est effacée au bout de 48 heures. Les autres le sont après le délai indiqué plus bas, ou plus tôt si vous le demandez.',
    ],
    cookies: [
      'Témoins (cookies) et stockage du navigateur',
      "Nous n'utilisons que nos propres témoins, et uniquement pour ce qu'indique cette liste. Aucun ne sert à vous suivre, ni ici ni sur d'autres sites.",
      'Si vous fermez une annonce, le stockage de votre navigateur contient la dernière entrée de la liste.',
      "De plus, tant qu'il est ouvert, l'onglet retient que vous venez de changer de langue, afin que la page suivante vous le confirme.",
      'Vous pouvez changer à tout moment votre réponse au sujet des contenus de tiers, au pied de chaque page, et supprimer les témoins dans les réglages de votre navigateur.',
      { block: 'cookies' },
    ],
    'third-parties': [
      'Contenus et services de tiers',
      "Les polices, les illustrations et les vidéos de ce site proviennent du site lui-même. Ce n'est que si vous acceptez que des images, des vidéos ou des publications hébergées ailleurs peuvent être chargées, par exemple sur YouTube, Instagram, LinkedIn ou X ; sur la page d'accueil, vous pouvez aussi charger une seule publication sans accepter les autres. Votre navigateur se connecte alors à ce service et lui communique votre adresse réseau, et ce service peut utiliser ses propres témoins.",
      "Les liens vers des visioconférences, des réseaux sociaux ou d'autres pages vous font quitter Vitral ; les politiques de chaque service s'y appliquent.",
    ],
    logs: [
      'Journaux du serveur',
      "Comme tout serveur web, le nôtre note les requêtes qu'il reçoit : le moment, l'adresse demandée, le résultat et l'adresse réseau. Il ne note ni les témoins, ni les mots de passe, ni le texte des messages, ni vos recherches.",
      'Ces journaux servent à trouver les pannes et à arrêter les attaques ; nous nous fondons sur notre intérêt légitime à garder le site sûr. Ils ne sont conservés que le temps nécessaire à cette tâche.',
      'Pour certaines visites, nous mesurons le temps que la page met à se charger et à répondre. Ces durées sont additionnées par page et par version du site et ne contiennent rien sur vous ; les navigateurs qui demandent à ne pas être suivis ne sont jamais mesurés.',
    ],
    accounts: [
      "Comptes de l'équipe",
      "Les personnes qui travaillent dans la console ont un compte avec un nom, un identifiant, un rôle, une langue préférée et, si elles le souhaitent, une adresse courriel. Du mot de passe, nous ne gardons qu'une empreinte (argon2id) qui ne permet pas de le retrouver.",
      "Nous notons la dernière connexion de chaque compte et les modifications qu'il apporte au site, afin de pouvoir les expliquer et les corriger. Les connexions échouées sont comptées pendant une courte durée, par compte et par adresse réseau.",
      "Un compte est conservé tant que la personne collabore avec l'équipe.",
      'Ce qui est noté sur la sécurité et sur les modifications est effacé après le délai indiqué plus bas.',
    ],
    retention: [
      'Combien de temps nous gardons les données',
      'Les délais qui suivent sont ceux que le site applique actuellement.',
      { block: 'retention' },
    ],
    published: [
      'Personnes présentées sur le site',
      "Nous publions le nom, l'image et les paroles des membres de l'équipe et des personnes qui témoignent avec leur accord. Elles peuvent le retirer à tout moment ; nous les retirons alors du site.",
    ],
    sharing: [
      'Avec qui nous partageons des données',
      "Avec personne qui veuille vous vendre quelque chose. En dehors de l'équipe, seuls ont accès à des données les prestataires qui hébergent le site ou acheminent notre courrier, qui suivent nos instructions, et les autorités lorsque la loi l'exige.",
      "Selon l'endroit où se trouvent ces prestataires, vos données peuvent être traitées dans un autre pays que le vôtre. Nous exigeons alors d'eux une protection équivalente à celle décrite ici.",
    ],
    security: [
      'Comment nous les protégeons',
      "Chaque personne de l'équipe n'accède qu'à ce que son rôle exige, les sessions expirent et les modifications administratives sont consignées. Les sauvegardes peuvent contenir une donnée déjà supprimée jusqu'à ce que de plus récentes les remplacent.",
      "Aucun système n'est infaillible. Si un incident touchait vos données, nous vous préviendrions, ainsi que l'autorité compétente, comme la loi le prévoit.",
    ],
    rights: [
      'Vos droits',
      'Quel que soit votre pays, vous pouvez nous demander :',
      [
        'quelles données vous concernant nous détenons, et une copie dans un format courant ;',
        'de corriger celles qui sont fausses ou incomplètes ;',
        'de les supprimer ou de cesser de les utiliser ;',
        'de limiter un usage précis, ou de vous y opposer ;',
        'de tenir un accord pour retiré, sans effet sur ce qui a été fait jusque-là.',
      ],
      "Écrivez-nous par l'un des moyens indiqués sur cette page, depuis l'adresse courriel avec laquelle vous nous avez contactés, ou dites-nous comment vous reconnaître. C'est gratuit, et nous répondons dans le délai fixé par la loi de votre pays. Si notre réponse ne vous convient pas, vous pouvez vous adresser à l'autorité de protection des données compétente.",
      "Nous ne prenons aucune décision automatisée à votre sujet et n'établissons pas de profils.",
    ],
    minors: [
      'Mineurs',
      "Ce site s'adresse aux adultes. Si vous pensez qu'un mineur nous a envoyé ses données, prévenez-nous et nous les supprimerons.",
    ],
    changes: [
      'Modifications de cette politique',
      "Si notre manière de traiter les données change, nous modifierons cette page et sa date. Si le changement est important, nous l'annoncerons sur le site avant de l'appliquer.",
      { link: 'terms', text: 'Lire aussi les conditions générales' },
    ],
  },
};
