import type { LongText } from '../long-text.ts';

export const TERMS_ES: LongText = {
  title: 'Términos y condiciones',
  lead: 'Las reglas de este sitio, lo que puedes esperar de él y lo que no promete. Léelas antes de tomar decisiones sobre tu trabajo, tu dinero o tu salud.',
  sections: {
    acceptance: [
      'Qué aceptas al usar el sitio',
      'Al usar este sitio aceptas estas condiciones y nuestra política de privacidad. Si no estás de acuerdo con ellas, te pedimos que no lo uses. Para usarlo debes ser mayor de edad en el lugar donde vives.',
      { link: 'privacy', text: 'Leer la política de privacidad' },
    ],
    site: [
      'Qué es Vitral y qué no es',
      'Vitral es un equipo de liderazgo: reúne a personas que trabajan por su cuenta en el mercadeo en red y les ofrece formación, materiales y acompañamiento. Este sitio presenta al equipo, sus sesiones en vivo y sus testimonios.',
      'Aquí no se venden productos, no se cobra nada y no se firman afiliaciones. Si te afilias a una empresa o le compras, tu relación es con esa empresa y se rige por sus contratos, que debes leer con calma antes de aceptarlos. Este sitio no habla en nombre de ninguna.',
      'Quienes forman parte del equipo son personas independientes: no son empleadas, socias ni representantes de Vitral.',
    ],
    earnings: [
      'Sin promesas de ingresos',
      'No garantizamos ningún ingreso, ahorro, rango ni resultado. Nada de lo que leas o escuches aquí, tampoco en un testimonio o en una sesión en vivo, es una promesa ni una previsión de lo que ganarás.',
      [
        'Muchas personas que participan en el mercadeo en red ganan poco o nada, y algunas pierden dinero después de restar sus gastos.',
        'Los resultados dependen del tiempo, la capacidad, la experiencia, el mercado y de circunstancias que nadie controla.',
        'Ganar dinero debe depender de ventas reales a clientes reales, no de sumar personas. Si alguien te propone pagar por reclutar o comprar más de lo que puedes usar o vender, no lo aceptes y avísanos.',
        'No inviertas dinero que no puedas permitirte perder ni dejes un empleo por lo que veas en este sitio. Pide a la empresa su declaración oficial de ingresos y consulta a un profesional en finanzas, impuestos o derecho.',
      ],
    ],
    health: [
      'Bienestar y salud',
      'Lo que compartimos sobre bienestar es información general y educativa. No es un consejo médico ni sustituye el diagnóstico o el tratamiento de un profesional de la salud.',
      'Ningún producto, hábito o plan mencionado aquí pretende diagnosticar, tratar, curar o prevenir enfermedades. Consulta a tu médico antes de cambiar tu alimentación, tu ejercicio o tus suplementos, sobre todo si tomas medicamentos, estás embarazada o vives con una enfermedad. No suspendas un tratamiento por algo que hayas leído o escuchado en este sitio, y en una urgencia llama a los servicios de emergencia.',
    ],
    testimonials: [
      'Testimonios',
      'Los testimonios cuentan la experiencia de quien los da. Son opiniones personales: no describen un resultado típico ni permiten suponer que el tuyo será igual. No pagamos por ellos.',
    ],
    sessions: [
      'Sesiones en vivo y materiales',
      'Los horarios, los temas y quienes los imparten pueden cambiar o suspenderse. Procuramos avisar en el calendario con tiempo.',
      'En las sesiones esperamos el mismo respeto que en persona. Podemos retirar a quien insulte, discrimine, haga publicidad ajena o prometa ingresos o curas. No grabes ni difundas una sesión sin permiso de quienes participan.',
    ],
    use: [
      'Uso permitido',
      'Puedes leer el sitio, compartir sus enlaces y escribirnos. No está permitido:',
      [
        'usarlo para algo ilegal, engañoso o que dañe a otras personas;',
        'hacerte pasar por otra persona o por el equipo;',
        'intentar entrar donde no tienes acceso, buscar fallos sin permiso o sobrecargar el servicio;',
        'enviar publicidad o mensajes masivos por el formulario de contacto;',
        'recopilar datos personales de quienes aparecen aquí.',
      ],
      'Si encuentras un fallo de seguridad, cuéntanoslo y danos tiempo para corregirlo antes de hacerlo público.',
    ],
    accounts: [
      'Cuentas de la consola',
      'Las cuentas son personales y las concede el equipo. Quien tiene una guarda su contraseña en secreto, responde de lo que se hace con ella y avisa enseguida si cree que alguien más la usa. Podemos suspender una cuenta para proteger el sitio o a otras personas.',
    ],
    property: [
      'Propiedad intelectual',
      'Los textos, las ilustraciones, los videos y la marca de este sitio pertenecen a Vitral o se usan con permiso de sus titulares. Puedes enlazarlos y citarlos indicando su origen. Para copiarlos, modificarlos o usarlos con fines comerciales necesitas nuestro permiso por escrito.',
      'Las marcas de otras empresas pertenecen a sus dueños. Si crees que algo de este sitio vulnera tus derechos, escríbenos y lo revisaremos.',
    ],
    links: [
      'Enlaces y servicios de terceros',
      'Enlazamos a servicios que no controlamos, como videollamadas y redes sociales. Un enlace no es una recomendación: al seguirlo aceptas las condiciones de ese servicio.',
    ],
    liability: [
      'Responsabilidad',
      'Cuidamos el sitio, pero lo ofrecemos tal como está: puede contener errores o dejar de funcionar durante un tiempo. En la medida en que la ley lo permite, no respondemos de las decisiones que tomes a partir de su contenido, de lo que hagan terceros ni de pérdidas indirectas.',
      'Nada en estas condiciones limita la responsabilidad que la ley no permite limitar ni los derechos que tienes como consumidor.',
    ],
    law: [
      'Ley aplicable',
      'Estas condiciones se rigen por la ley del lugar desde el que se administra el sitio, sin quitarte la protección que te da la ley del país donde vives. Antes de acudir a un tribunal, escríbenos: la mayoría de los desacuerdos se resuelven conversando.',
      'Si una parte de estas condiciones no fuera válida, las demás siguen en pie. La versión en español es la original; si una traducción dice otra cosa, vale la española, salvo que la ley te dé derecho a otra.',
    ],
    changes: [
      'Cambios',
      'Podemos cambiar estas condiciones. Los cambios valen desde que se publican aquí con su nueva fecha y no afectan a lo ocurrido antes.',
    ],
    contact: [
      'Cómo localizarnos',
      '¿Tienes dudas sobre estas condiciones? Escríbenos y te responderemos.',
      { block: 'contact' },
    ],
  },
};
