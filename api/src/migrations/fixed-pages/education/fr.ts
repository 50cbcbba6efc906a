export const EDUCATION_FR = {
  title: 'Formation en direct',
  description:
    'Sessions en direct sur les affaires, la santé et le développement personnel : ce qu’on y apprend, qui enseigne et à quelle heure chez vous.',
  heading: 'Apprendre en direct, entre personnes',
  text: 'Chaque semaine, nous ouvrons la salle pour parler d’affaires, de santé et de développement personnel. Vous entrez depuis chez vous, vous posez vos questions de vive voix et vous repartez avec quelque chose à pratiquer dès demain.',
  action: 'Voir le calendrier',
  calendar: 'Calendrier des sessions',
  calendarText:
    'Chaque carte indique la prochaine date. Les heures tiennent déjà compte de l’heure d’été de chaque fuseau.',
  topicsName: 'Thèmes des sessions',
  topics: ['Bien-être', 'Santé', 'Science', 'Affaires'],
  pillars: 'Trois piliers qui se soutiennent',
  pillarsText:
    'Une entreprise sans santé s’épuise, et ni l’une ni l’autre ne grandit si vous ne grandissez pas. Voilà pourquoi nous enseignons les trois ensemble.',
  pillarList: [
    {
      title: 'Affaires',
      text: 'Travailler à son compte avec ordre et en toute franchise.',
      lessons: [
        'Présenter ce que vous faites sans exagérer',
        'Écouter avant de proposer',
        'Tenir un agenda et des comptes simples',
      ],
    },
    {
      title: 'Développement',
      text: 'Mieux se connaître pour mieux accompagner les autres.',
      lessons: [
        'Parler en public avec calme',
        'Demander et donner des avis qui aident',
        'Prendre des habitudes qui survivent à l’enthousiasme',
      ],
    },
    {
      title: 'Santé',
      text: 'Trouver un rythme que le corps puisse tenir.',
      lessons: [
        'Mieux dormir, nuit après nuit',
        'Bien manger avec ce qu’il y a à la maison',
        'Bouger un peu tous les jours',
      ],
    },
  ],
  learning: 'Un cours avec des visages, pas une vidéo',
  learningText:
    'Chaque session est un véritable appel vidéo : vous voyez qui enseigne, on vous voit si vous le souhaitez, et personne ne garde sa question pour soi.',
  steps: [
    {
      title: 'Choisissez une session',
      text: 'Consultez le calendrier et retenez le thème dont vous avez besoin aujourd’hui.',
    },
    {
      title: 'Entrez comme vous voulez',
      text: 'Avec ou sans caméra. La première fois, il suffit d’écouter.',
    },
    {
      title: 'Pratiquez pendant la semaine',
      text: 'Vous repartez avec un petit exercice, et la session suivante commence par là.',
    },
  ],
  experts: 'Qui enseigne',
  expertsText: 'Des membres de l’équipe présents chaque semaine, qui répondent en leur nom.',
};
