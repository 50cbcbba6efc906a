import type { Periods } from '../../periods.ts';

export const COOKIES_FR = {
  language: 'La langue que vous avez choisie. Dure un an.',
  country:
    'Le pays que vous avez choisi. Il détermine le fuseau horaire si votre navigateur n’en indique aucun. Dure un an.',
  timezone:
    'Le fuseau horaire que vous avez choisi pour les sessions en direct, si ce n’est pas celui de votre navigateur. Dure un an.',
  consent:
    'Si vous avez accepté ou refusé les contenus de tiers, et à quelle date. Dure un an ; ensuite, nous vous posons de nouveau la question.',
  motion: 'Si vous avez mis les animations en pause. Durée : un an.',
  'vitral-share':
    'Un nombre aléatoire de quatre chiffres au plus, qui n’identifie personne : il décide qui voit en premier une nouvelle version d’une partie du site. Il n’est créé que pendant l’essai d’une version. Dure un an.',
  'vitral.share':
    'Le fait que vous avez saisi le mot de passe d’un fichier partagé avec vous, pour ne pas vous le redemander. Dure une heure.',
  'vitral.opened':
    'Un code aléatoire qui n’identifie personne : le fait que ce navigateur a déjà ouvert un lien partagé avec vous, pour compter des personnes et non des visites. Chaque lien a son propre code. Dure aussi longtemps que le lien, un an au plus.',
  'vitral.session': (periods: Periods) =>
    `Uniquement pour les personnes qui administrent le site\u00a0: il maintient leur session ouverte. Il est créé à la connexion et expire après ${periods.idleSession} d'inactivité, et dans tous les cas au bout de ${periods.session}. En HTTPS, il s'appelle __Host-vitral.session.`,
  'vitral.device':
    'Uniquement pour les personnes qui administrent le site : le fait qu’une connexion à un compte a déjà eu lieu depuis ce navigateur, pour que les échecs d’autres personnes ne le bloquent pas. Il ne donne aucun accès. Dure un an, et son nom se termine par un code du compte.',
  'vitral.passkey':
    'Uniquement pour les personnes qui administrent le site : un code aléatoire, qui n’identifie personne et qui lie à ce navigateur une connexion par clé d’accès. Il ne donne aucun accès. Dure cinq minutes.',
  'vitral.provider':
    'Seulement pour les personnes qui gèrent le site : l’état chiffré d’une connexion avec un fournisseur d’identité, qui la lie à ce navigateur. Il ne donne aucun accès. Dure quinze minutes au plus.',
  'vitral-override':
    'Uniquement pour les personnes qui développent le site : le fait que leur navigateur charge une partie depuis leur propre ordinateur. Dure le temps qu’elles choisissent, d’une demi-heure à huit heures.',
  'vitral-preview':
    'Seulement pour les personnes qui ont le lien d’un aperçu : leur navigateur montre des versions de parties du site qui ne sont pas encore publiques. Il dure jusqu’à la fin de l’aperçu, 30 jours au plus, ou jusqu’à ce que vous y mettiez fin.',
  'vitral.announcement.':
    'Le fait que vous avez fermé l’annonce en haut des pages, pour qu’elle reste fermée. Le nom se termine par un code de son texte. L’entrée reste jusqu’à ce que vous en fermiez une autre ou vidiez le stockage.',
};
