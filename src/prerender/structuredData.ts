import type { PageSubject } from '../app/loadedPage';
import type { Article } from '../content/article';
import { breadcrumbsOf } from '../content/breadcrumbs';
import { clinic } from '../content/clinic';
import { DOCTORS, doctorsOf, type DoctorCard } from '../content/doctors';
import type { PageMetadata } from '../content/pageMetadata';
import { PATHS, SPECIALTY_LINKS, type SpecialtyKey } from '../content/paths';
import { type Price } from '../content/price';
import { PRICES, priceOf } from '../content/prices';
import { doctorName } from '../domain/doctorName';

type Thing = Readonly<Record<string, unknown>>;

/** schema.org's names of the specialties. */
const MEDICAL_SPECIALTIES: Record<SpecialtyKey, string> = {
  cardiology: 'https://schema.org/Cardiovascular',
  rheumatology: 'https://schema.org/Rheumatologic',
  hematology: 'https://schema.org/Hematologic',
  genetics: 'https://schema.org/Genetic',
};

const clinicId = (origin: string): string => `${origin}/#clinic`;

function medicalClinic(origin: string): Thing {
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(origin),
    name: clinic.name,
    url: `${origin}/`,
    image: `${origin}/previews/acasa.png`,
    telephone: clinic.phone.link,
    email: clinic.email,
    currenciesAccepted: 'RON',
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.street,
      postalCode: clinic.postalCode,
      addressLocality: clinic.city,
      addressRegion: clinic.county,
      addressCountry: clinic.country,
    },
    geo: { '@type': 'GeoCoordinates', ...clinic.coordinates },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      ...clinic.openingHours,
    },
    medicalSpecialty: Object.values(MEDICAL_SPECIALTIES),
  };
}

function physician(origin: string, doctor: DoctorCard): Thing {
  return {
    '@type': 'Physician',
    name: doctorName(doctor),
    description: doctor.title,
    image: `${origin}/doctors/${doctor.image}`,
    medicalSpecialty: MEDICAL_SPECIALTIES[doctor.specialty],
    telephone: clinic.phone.link,
    parentOrganization: { '@id': clinicId(origin) },
    url: origin + SPECIALTY_LINKS[doctor.specialty].path,
  };
}

/** A range gives both ends; schema.org wants figures, not text. */
function offer(origin: string, { name, cost }: Price): Thing {
  const [low = '', high] = String(cost).split('-');
  const price =
    high === undefined
      ? { price: Number(low), priceCurrency: 'RON' }
      : {
          priceSpecification: {
            '@type': 'PriceSpecification',
            minPrice: Number(low),
            maxPrice: Number(high),
            priceCurrency: 'RON',
          },
        };
  return {
    '@type': 'Offer',
    name,
    ...price,
    url: origin + PATHS.booking,
    offeredBy: { '@id': clinicId(origin) },
  };
}

function breadcrumbList(origin: string, pathname: string): readonly Thing[] {
  const crumbs = breadcrumbsOf(pathname);
  if (crumbs.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ path, label }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: origin + path,
      })),
    },
  ];
}

function articleThings(origin: string, article: Article): readonly Thing[] {
  const url = origin + article.path;
  const specialty = MEDICAL_SPECIALTIES[article.specialty];
  const page = {
    '@type': 'MedicalWebPage',
    '@id': `${url}#page`,
    url,
    name: article.heading,
    description: article.metadata.description,
    inLanguage: 'ro',
    specialty,
    publisher: { '@id': clinicId(origin) },
  };
  const procedure = {
    '@type': 'MedicalProcedure',
    '@id': `${url}#procedure`,
    name: article.heading,
    description: article.lead,
    preparation: article.atAGlance.preparation,
    url,
  };
  const offers = article.priceIds.map((id) => offer(origin, priceOf(id)));
  if (article.schemaType === 'MedicalWebPage') return [page, ...offers];
  return [{ ...page, mainEntity: { '@id': procedure['@id'] } }, procedure, ...offers];
}

function subjectThings(origin: string, pathname: string, subject: PageSubject): readonly Thing[] {
  if (subject.kind === 'article') return articleThings(origin, subject.article);
  if (subject.kind === 'specialty') {
    return [
      ...doctorsOf(subject.specialty).map((doctor) => physician(origin, doctor)),
      ...PRICES[subject.specialty].map((price) => offer(origin, price)),
    ];
  }
  return pathname === PATHS.home ? DOCTORS.map((doctor) => physician(origin, doctor)) : [];
}

/**
 * schema.org JSON-LD of one page (decisions §2).
 * @param origin the site's public address without a closing slash
 */
export function structuredData(
  origin: string,
  pathname: string,
  { subject }: { readonly subject: PageSubject; readonly metadata: PageMetadata },
): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      medicalClinic(origin),
      ...subjectThings(origin, pathname, subject),
      ...breadcrumbList(origin, pathname),
    ],
  };
}
